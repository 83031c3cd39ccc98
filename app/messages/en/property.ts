import type { Purpose } from "~/content/properties";
import type { Translated } from "../translated";

/** The messages of every property's page. */
export const property = {
  head: {
    /** `{title}` and `{location}`. */
    title: "{title}, {location}",
    /** Of a property whose title names its place already: `{title}` and `{city}`. */
    titleInCity: "{title}, {city}",
    /** `{summary}`, `{price}` and `{area}`. */
    description: "{summary}. {price}, {area}.",
  },
  untranslated: {
    text: "We have no description of this home in English.",
    /** {title} and {language} */
    link: "{title} in {language}",
  },
  crumb: "Homes",
  /** Of a price in the other currency: `{amount}`. */
  about: "about {amount}",
  /** `{amount}`. */
  perSquareFoot: "{amount} per sq ft",
  /** Of a rent: the period that it is taken to be for. */
  rentPeriod: "a year, subject to confirmation",
  details: {
    title: "The home",
    type: "Type",
    purpose: "Offered",
    comfort: "Layout",
    view: "View",
    bracket: "Price range",
    handover: "Handover",
    built: "Built",
  },
  place: {
    title: "Where it is",
    district: "District",
    whereabouts: "Location",
    work: "For work",
    guide: "Read the area guide",
  },
  request: "Request a Viewing",
  agent: {
    title: "Agent",
    /** `{desk}` and `{company}`. */
    name: "{desk}, {company}",
  },
  contact: {
    title: "Contact Agent",
    intro: "We answer on WhatsApp, by email and by phone.",
    whatsapp: "WhatsApp",
    whatsappUs: "WhatsApp Us",
    openDialog: "Request Viewing",
    send: "Send Request",
    /** The message that stands ready in WhatsApp: `{title}` and `{address}`. */
    message: "Hello. I am interested in {title}: {address}",
  },
  share: {
    share: "Share this home",
    print: "Print this page",
  },
  similar: {
    title: "Similar homes",
    all: "Show all properties",
    /** Where none of them is offered as this one is. */
    offeredOtherwise: {
      sale: "We have nothing else for sale today, but these are to rent.",
      rent: "We have nothing else to let today, but these are for sale.",
    } satisfies Record<Purpose, unknown>,
  },
};

export type PropertyPageMessages = Translated<typeof property>;
export type UntranslatedMessages = PropertyPageMessages["untranslated"];
