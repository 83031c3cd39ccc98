import type { PropertyPageMessages } from "../contract/property";

export const property: PropertyPageMessages = {
  head: {
    title: "{title}, {location}",
    titleInCity: "{title}, {city}",
    description: "{summary}. {price}, {area}.",
  },
  untranslated: {
    text: "We have no description of this home in English.",
    link: "{title} in {language}",
  },
  crumb: "Homes",
  about: "about {amount}",
  perSquareFoot: "{amount} per sq ft",
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
    name: "{desk}, {company}",
  },
  contact: {
    title: "Contact Agent",
    intro: "We answer on WhatsApp, by email and by phone.",
    whatsapp: "WhatsApp",
    whatsappUs: "WhatsApp Us",
    openDialog: "Request Viewing",
    send: "Send Request",
    message: "Hello. I am interested in {title}: {address}",
  },
  share: {
    share: "Share this home",
    print: "Print this page",
  },
  similar: {
    title: "Similar homes",
    all: "Show all properties",
    offeredOtherwise: {
      sale: "We have nothing else for sale today, but these are to rent.",
      rent: "We have nothing else to let today, but these are for sale.",
    },
  },
};
