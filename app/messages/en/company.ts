import type { Translated } from "../translated";

/** The messages about the firm. Its facts are in app/content/company.yaml. */
export const company = {
  tagline: "Dubai’s most trusted real estate consultancy",
  city: "Dubai",
  /** City and country: "Dubai, UAE". */
  place: "Dubai, UAE",
  /** The prefilled WhatsApp message. */
  whatsappGreeting: "Hello. I am writing from your website.",
  /** The link that calls the firm: with the number, and as one word where space is limited. */
  call: { number: "Call {phone}", short: "Call" },
  /** The labels of the firm's registrations and of its Italian company. */
  registration: { dubai: "Registered details", italy: "In Italy" },
  /** The Italian company’s VAT number. */
  vat: "Italian VAT number {number}",
  /** Of the office. */
  postBox: "PO Box {number}",
  support: {
    title: "24/7 support",
    text: "When the office is closed, the support line answers on the same number.",
  },
  hours: {
    /** Of a day in the list of the hours. */
    closed: "Closed",
    /** Open, without a known closing time. */
    open: "Open now",
    openUntil: "Open now, until {time}",
    /** Closed, without a known opening time. */
    closedNow: "Closed now",
    opensToday: "Closed now, opens today at {time}",
    opensTomorrow: "Closed now, opens tomorrow at {time}",
    opensOn: "Closed now, opens {day} at {time}",
  },
};

export type CompanyMessages = Translated<typeof company>;
export type OpeningMessages = CompanyMessages["hours"];
