import type { Translated } from "../translated";

/** The messages of /contact. */
export const contact = {
  head: {
    title: "Contact Us",
    description:
      "Write to Orizzonte in Dubai, call us or send a WhatsApp message. Working hours in Dubai time, and a 24/7 support line.",
  },
  eyebrow: "Contact Us",
  title: "Write once. The right person will\u00A0reply.",
  lead: "Your message goes to a partner who knows the subject and speaks your language.",
  subject: {
    about: "Your message is about",
    /** Before the chosen partner's details, which the next three messages state. */
    partner: "You asked for a partner",
    specialization: "to help with {specialization}",
    language: "who speaks {language}",
    both: "to help with {specialization}, who speaks {language}",
    remove: "Remove",
  },
  /** `now` has the time in Dubai, `{time}`, beside the time zone. */
  contactDetails: {
    hours: "Working hours",
    zone: "Dubai time, UTC+4",
    call: "Call",
    write: "Email",
    chat: "WhatsApp",
    chatAction: "Open a chat",
    opensNewTab: "opens in a new tab",
    office: "Office",
    now: "now {time}",
  },
  /** Links to the other forms. */
  otherForms: {
    title: "Looking for something else?",
    viewing: {
      word: "Viewing",
      text: "Choose a home and request a viewing on its page.",
      action: "See the homes",
    },
    valuation: {
      word: "Valuation",
      text: "Send us the address of your home. We will tell you what it could fetch, and why.",
      action: "Get a Free Valuation",
    },
    developers: {
      word: "Developers",
      text: "Developers and agencies can use this form too: it reaches the right person.",
      action: "Write to us",
    },
  },
};

export type ContactMessages = Translated<typeof contact>;
