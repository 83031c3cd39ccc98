import type { ContactSubject } from "~/features/enquiries/contact-path";
import type { SitePath } from "~/locale";

interface Door {
  word: string;
  text: string;
  action: string;
  to: SitePath | ContactSubject;
}

const doors: readonly Door[] = [
  {
    word: "Viewing",
    text: "Choose a home, and request the viewing on its page.",
    action: "See the homes",
    to: "/buy",
  },
  {
    word: "Valuation",
    text: "Give the address of your home. We name a price, with the reasons.",
    action: "Get a Free Valuation",
    to: "/sell",
  },
  {
    word: "Developers",
    text: "Developers and agencies write here too, and reach the right person.",
    action: "Write to us",
    to: { interest: "partnership" },
  },
];

/** The words of /contact. */
export const contact = {
  head: {
    title: "Contact Us",
    description:
      "Write, call or send a WhatsApp message to Orizzonte in Dubai. Working hours in Dubai time, and a support line that answers day and night.",
  },
  picture: "pages/contact",
  eyebrow: "Contact Us",
  title: "Write once. The right person answers.",
  lead: "Your message goes to a partner who knows the subject and speaks your language.",
  subject: {
    about: "Your message is about",
    partner: "You asked for a partner",
    for: "for",
    speaks: "who speaks",
    remove: "Remove",
  },
  side: {
    hours: "Working hours",
    zone: "Dubai time, UTC+4",
    call: "Call",
    write: "Email",
    chat: "WhatsApp",
    chatAction: "Open a chat",
    opensNewTab: "opens in a new tab",
    office: "Office",
    now: "there it is",
  },
  doorsTitle: "Or is it one of these?",
  doors,
} as const;
