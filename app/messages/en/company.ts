import type { Translated } from "../translated";

/** What the firm says of itself wherever it is named; its facts are in app/content/company.yaml. */
export const company = {
  tagline: "Dubai’s most trusted real estate consultancy",
  city: "Dubai",
  /** City and country: "Dubai, UAE". */
  place: "Dubai, UAE",
  /** The message that stands ready in a WhatsApp chat. */
  whatsappGreeting: "Hello. I am writing from your website.",
  /** Dials the number: with it, and in a word where there is no room for it. */
  call: { number: "Call {phone}", short: "Call" },
  /** The names of what the firm is registered as, and of its Italian company. */
  registration: { dubai: "Registered details", italy: "In Italy" },
  /** The Italian company’s VAT number. */
  vat: "Italian VAT number {number}",
  /** Of the office. */
  postBox: "PO Box {number}",
  support: {
    title: "24/7 support",
    text: "The support line is open day and night, even when the office is closed, on the same number.",
  },
  hours: {
    /** Of a day in the list of the hours. */
    closed: "Closed",
    /** Open, and it is not known until when. */
    open: "Open now",
    openUntil: "Open now, until {time}",
    /** Closed, and it is not known until when. */
    closedNow: "Closed now",
    opensToday: "Closed now, opens today at {time}",
    opensTomorrow: "Closed now, opens tomorrow at {time}",
    opensOn: "Closed now, opens {day} at {time}",
  },
};

export type CompanyMessages = Translated<typeof company>;
export type OpeningMessages = CompanyMessages["hours"];
