import type { Translated } from "../translated";

/** The messages of /areas and of each guide. */
export const areas = {
  card: {
    properties: "properties available on the market, by our estimate",
    price: "average prices, by our estimate",
    explore: "Explore Area",
  },
  index: {
    head: {
      title: "Area Guides",
      description:
        "Six districts of Dubai: what homes cost there, whom each suits, and what it is like there in the morning and at night.",
    },
    eyebrow: "Area Guides",
    title: "Choose the district, then the home",
    lead: "You can change a home, but not where it stands. Six districts, by morning and by evening.",
    /** {month} of the estimates. */
    note: "Counts and price ranges are our own estimates, made in {month}; they move with the market. Pictures are artist’s impressions.",
    callToAction: {
      title: "Need Help Finding the Right Area?",
      text: "Tell us where you will work, who lives with you and what you could not do without. We will suggest two districts, with our reasons.",
      action: "Speak with an Expert",
    },
  },
  untranslated: "This guide is not available in English yet.",
  guide: {
    /** `{area}`. */
    headTitle: "{area}, area guide",
    crumb: "Area Guides",
    /** Below each large figure; {month} of the estimate in that of the price. */
    facts: {
      properties: "properties on the market, by our estimate",
      price: "average prices: our estimate, {month}",
      dwellings: "main type of building",
      transport: "transport",
      /** {date} and {source} of the price of a square foot */
      pricePerSquareFoot: "per sq ft, {date}, {source}",
      indicativePricePerSquareFoot: "per sq ft, indicative",
    },
    /** The ownership rights of foreigners: of people who are not nationals of the Emirates or the Gulf states. */
    ownership: {
      label: "Foreign ownership",
      freehold:
        "Foreign nationals may own freehold here, on the plots that the Ruler of Dubai has designated.",
      leasehold: "Foreign nationals may hold a long lease here, but not own freehold.",
      none: "Foreign nationals may not own homes here.",
      source: "Source:",
    },
    suits: {
      eyebrow: "Who the district suits",
      title: "Right for you if",
    },
    day: {
      morning: "Morning",
      evening: "Evening",
    },
    near: "What is nearby",
    properties: {
      eyebrow: "Homes",
      title: "Homes in this area",
      none: "We have nothing listed in this area today.",
      ask: "Tell me when something comes up",
      all: "All homes",
    },
    neighbours: {
      eyebrow: "Next door",
      title: "Neighbouring areas",
    },
    expert: "Speak with an Expert",
    /** The prefilled WhatsApp message about an area. */
    message: "Hello. I would like to know more about {title}: {address}",
  },
};

export type AreasMessages = Translated<typeof areas>;
