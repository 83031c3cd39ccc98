import type { EnquiryKind } from "~/features/enquiries/fields";

interface EnquiryCopy {
  title: string;
  /** What happens after sending, in one sentence. */
  intro: string;
  submit: string;
  sent: { title: string; text: string };
  notSent: { title: string; text: string };
}

/** The words around each form. Those of the viewing request are fixed by the specification. */
export const enquiryCopy: Record<EnquiryKind, EnquiryCopy> = {
  viewing: {
    title: "Request a Viewing",
    intro: "We call you to agree on a time.",
    submit: "Request a Viewing",
    sent: {
      title: "Request Sent!",
      text: "We'll contact you shortly to schedule your viewing.",
    },
    notSent: { title: "Error", text: "Failed to send your request. Please try again." },
  },
  contact: {
    title: "Send us a message",
    intro: "A partner who knows the subject reads it and answers.",
    submit: "Send Message",
    sent: { title: "Message Sent!", text: "We'll answer you in our working hours." },
    notSent: { title: "Error", text: "Failed to send your message. Please try again." },
  },
  valuation: {
    title: "Get a Free Valuation",
    intro: "We call you to arrange a visit to your property.",
    submit: "Get a Free Valuation",
    sent: {
      title: "Request Sent!",
      text: "We'll contact you shortly to arrange your valuation.",
    },
    notSent: { title: "Error", text: "Failed to send your request. Please try again." },
  },
};

/** What every form says alike. */
export const formWords = {
  answerAll: "Please answer all that is not marked optional.",
  sending: "Sending...",
  privacy: "Privacy",
  trap: "Please leave this empty",
} as const;
