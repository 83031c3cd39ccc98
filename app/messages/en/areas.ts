import type { Translated } from "../translated";

/** The messages of /areas and of each guide. */
export const areas = {
  card: {
    properties: "properties available on the market, by our estimate",
    price: "average prices asked, by our estimate",
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
      price: "average prices asked: our estimate, {month}",
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
    /** {area} of the guide. */
    sell: "Sell in {area}",
    expert: "Speak with an Expert",
    /** The prefilled WhatsApp message about an area. */
    message: "Hello. I would like to know more about {title}: {address}",
  },
};

export type AreasMessages = Translated<typeof areas>;

/** The messages of maps. */
export const map = {
  sea: "Arabian Gulf",
  road: "Sheikh Zayed Road",
  /** The letter at the north arrow. */
  north: "N",
  /** The name of the frame, which scrolls sideways on a phone. */
  frame: "Map of the coast of Dubai",
  frameOutside: "Map of the coast of Ras Al Khaimah",
  credits: {
    coast: "Coastline © OpenStreetMap contributors",
    positions: "Positions: GeoNames",
  },
  areas: {
    /** The name of the group of links on the map. */
    links: "Areas on the map",
    /** `{areas}` from left to right. */
    alt: "The coast of Dubai, with the sea above and the city below. From left to right: {areas}.",
  },
  place: {
    title: "Where it is",
    /** `{place}` and, as a list, `{distances}`. */
    alt: "Map of {place} on the coast of Dubai. As the crow flies: {distances}.",
    altOutside: "Map of {place} on the coast of Ras Al Khaimah. As the crow flies: {distances}.",
    /** One item of `{distances}`. */
    distance: "{place} {distance}",
    /** If the property has no coordinates: `{place}` is the district. */
    district: "The map shows the district, {place}, not the building.",
    /** The same for the distances of a place without a map. */
    outside: "Measured from {place}, not from the building.",
    /** The heading of the list of distances. */
    distances: "As the crow flies",
    /** The names of the map services stay as they are. */
    open: "Open in",
    newTab: "opens in a new tab",
  },
  buy: {
    /** The button that opens the map above the list in narrow windows. */
    open: "Map",
    links: "Properties on the map",
    /** `{properties}` is the number, `{places}` their districts. */
    alt: "{properties} on the coast of Dubai: {places}.",
    count: { one: "{count} property", other: "{count} properties" },
    /** The name of a marker with several properties. */
    cluster: "{properties}: {titles}",
    /** The same if all of them are in one `{district}`. It contains the visible text of the marker. */
    district: "{district}, {properties}: {titles}",
  },
};

export type MapMessages = Translated<typeof map>;
