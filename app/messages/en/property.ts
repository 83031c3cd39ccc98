import type { PropertyPageWords } from "../contract/property";

export const property: PropertyPageWords = {
  head: {
    title: "{title}, {location}",
    titleInCity: "{title}, {city}",
    description: "{summary}. {price}, {area}. {handover}.",
  },
  untranslated: { text: "This home is not described in English.", link: "{title} in {language}" },
  crumb: "Homes",
  about: "about {amount}",
  perSquareFoot: "{amount} per sq ft",
  rentPeriod: "taken to be for a year, as is usual in Dubai",
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
      sale: "No other home is for sale today: these are to rent.",
      rent: "No other home is to rent today: these are for sale.",
    },
  },
};
