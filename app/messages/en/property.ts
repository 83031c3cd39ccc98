import type { Property, Purpose } from "~/content/properties";
import type { Translated } from "../translated";

/** The messages of every property's page. */
export const property = {
  head: {
    /** `{title}` and `{location}`. */
    title: "{title}, {location}",
    /** If the title of the property contains its place: `{title}` and `{city}`. */
    titleInCity: "{title}, {city}",
    /** `{summary}`, `{price}` and `{area}`. */
    description: "{summary}. {price}, {area}.",
  },
  untranslated: "There is no description of this home in English yet.",
  crumb: "Homes",
  /** `{amount}`. */
  perSquareFoot: "{amount} per sq ft",
  /** For a rent without a period: the assumed period. */
  rentPeriod: "a year, to be confirmed",
  rentPeriods: { year: "a year", month: "a month" },
  details: {
    title: "The home",
    type: "Type",
    purpose: "Status",
    layout: "Layout",
    view: "View",
    priceRange: "Price range",
    handover: "Handover",
    built: "Built",
  },
  /** The optional facts of a property. */
  facts: {
    /** The heading, if they are a separate section. */
    title: "In detail",
    terms: {
      tenure: "Tenure",
      occupancy: "Occupancy",
      tenantRent: "Rent paid by the tenant",
      estimatedRent: "Rent, our estimate",
      cheques: "Rent paid in",
      furnishing: "Furnishing",
      floor: "Floor",
      floors: "Floors",
      balcony: "Balcony",
      plot: "Plot",
      parking: "Parking spaces",
      cooling: "Cooling",
      serviceCharge: "Service charge",
      reference: "Reference",
    },
    tenure: { freehold: "Freehold", leasehold: "Leasehold" } satisfies Record<
      NonNullable<Property["tenure"]>,
      unknown
    >,
    /** {date}, the last day */
    occupancy: { vacant: "Vacant", let: "Let", letUntil: "Let until {date}" },
    /** {amount} */
    aYear: "{amount} a year",
    cheques: { one: "{count} cheque a year", other: "{count} cheques a year" },
    furnishing: {
      furnished: "Furnished",
      "partly-furnished": "Partly furnished",
      unfurnished: "Unfurnished",
    } satisfies Record<NonNullable<Property["furnishing"]>, unknown>,
    /** {floor}, and {floors} of the building */
    floor: {
      alone: { ground: "Ground floor", above: "{floor}" },
      ofFloors: { ground: "Ground floor; {floors} floors in all", above: "{floor} of {floors}" },
    },
    noParking: "None",
    cooling: {
      included: { sale: "Included in the service charge", rent: "Included in the rent" },
      metered: "Metered: you pay for what you use",
    },
    /** {rate} per square foot and year (in Italian per square metre), {amount} per home and year */
    serviceCharge: "{rate} per sq ft a year, about {amount} for this home",
  },
  /** A floor plan and its legend. */
  plan: {
    title: "Floor plan",
    /** For a home with several floors. */
    titleOfSeveral: "Floor plans",
    /** The text alternative: {plan}, {title} of the home, and {rooms}. */
    alt: "{plan} of {title}: {rooms}.",
    /** A room in the text alternative. */
    room: "{room}, {area}",
    enlarge: "Enlarge",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    legend: { caption: "Rooms and areas", room: "Room", area: "Area" },
  },
  place: {
    title: "Where it is",
    district: "District",
    whereabouts: "Location",
    work: "Working nearby",
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
    /** The prefilled WhatsApp message: `{title}` and `{address}`. */
    message: "Hello. I am interested in {title}: {address}",
  },
  share: {
    share: "Share this home",
    print: "Print this page",
  },
  similar: {
    title: "Similar homes",
    all: "Show all properties",
    /** If none of them has the same purpose. */
    otherPurpose: {
      sale: "We have nothing else for sale today, but these are to rent.",
      rent: "We have nothing else to let today, but these are for sale.",
    } satisfies Record<Purpose, unknown>,
  },
};

export type PropertyPageMessages = Translated<typeof property>;
export type PlanMessages = PropertyPageMessages["plan"];
