import type { Property, Purpose, PropertyType } from "~/content/properties";
import type { Translated } from "../translated";

type Availability = NonNullable<Property["availability"]>["state"];

/** The messages about properties in lists, cards and pages. */
export const properties = {
  /** The title of the list of amenities. */
  amenitiesTitles: { amenities: "Amenities", features: "Features" } satisfies Record<
    Property["amenitiesTitle"],
    unknown
  >,
  city: "Dubai",
  /** An address: `{place}`, one of the places. */
  location: "{place}, Dubai",
  purposes: {
    sale: "For sale",
    rent: "For rent",
  } satisfies Record<Purpose, unknown>,
  types: {
    apartment: "Apartment",
    villa: "Villa",
    penthouse: "Penthouse",
    townhouse: "Townhouse",
  } satisfies Record<PropertyType, unknown>,
  /** What has become of a property. */
  availability: { reserved: "Reserved", sold: "Sold", let: "Let" } satisfies Record<
    Availability,
    unknown
  >,
  handovers: {
    ready: "Ready to Move",
  } satisfies Record<Property["handover"], unknown>,
  /** Beside a video that is no film. */
  videoImpression: "Artist’s impression",
  desks: {
    sales: "Sales team",
    leasing: "Lettings team",
  } satisfies Record<Property["desk"], unknown>,
  bedrooms: {
    0: "Studio",
    one: "{count} bedroom",
    other: "{count} bedrooms",
  },
  bathrooms: {
    one: "{count} bathroom",
    other: "{count} bathrooms",
  },
  /** `{year}`. */
  /** The text below a large figure. */
  figures: {
    bedrooms: {
      one: "bedroom",
      other: "bedrooms",
    },
    bathrooms: {
      one: "bathroom",
      other: "bathrooms",
    },
    built: "built",
    price: "price",
    handovers: {
      ready: {
        value: "Ready",
        unit: "to move",
      },
    } satisfies Record<Property["handover"], unknown>,
  },
  rent: "For Rent {amount}",
  /** Follow a rent in a sentence: one for a year, and one without a period. */
  forYear: " a year",
  unconfirmed: " (period being confirmed)",
  /** The current listings: `{places}` and `{price}`, the lowest; for rents `{period}` too. */
  activeListings: {
    sale: {
      "0": "No homes for sale today.",
      "1": "One home for sale in {places}, at {price}.",
      "2": "Two homes for sale in {places}, from {price}.",
      "3": "Three homes for sale in {places}, from {price}.",
      "4": "Four homes for sale in {places}, from {price}.",
      "5": "Five homes for sale in {places}, from {price}.",
      "6": "Six homes for sale in {places}, from {price}.",
      "7": "Seven homes for sale in {places}, from {price}.",
      "8": "Eight homes for sale in {places}, from {price}.",
      "9": "Nine homes for sale in {places}, from {price}.",
      other: "{count} homes for sale in {places}, from {price}.",
    },
    rent: {
      "0": "No homes to rent today.",
      "1": "One home to rent in {places}, at {price}{period}.",
      "2": "Two homes to rent in {places}, from {price}{period}.",
      "3": "Three homes to rent in {places}, from {price}{period}.",
      "4": "Four homes to rent in {places}, from {price}{period}.",
      "5": "Five homes to rent in {places}, from {price}{period}.",
      "6": "Six homes to rent in {places}, from {price}{period}.",
      "7": "Seven homes to rent in {places}, from {price}{period}.",
      "8": "Eight homes to rent in {places}, from {price}{period}.",
      "9": "Nine homes to rent in {places}, from {price}{period}.",
      other: "{count} homes to rent in {places}, from {price}{period}.",
    },
  } satisfies Record<Purpose, unknown>,
};

export type PropertiesMessages = Translated<typeof properties>;

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
  /** For a rent without a period. */
  rentPeriod: "period being confirmed",
  rentPeriods: { year: "a year", month: "a month" },
  details: {
    title: "The home",
    type: "Type",
    layout: "Layout",
    view: "View",
    priceRange: "Price range",
    handover: "Handover",
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
  /** The link to the pictures that a desktop does not show. */
  allPictures: { other: "All {count} pictures" },
  /** A floor plan and its legend. */
  plan: {
    title: "Floor plan",
    /** For a home with several floors. */
    titleOfSeveral: "Floor plans",
    /** The text alternative: {plan}, {title} of the home; then how the rooms are arranged, or the {rooms}. */
    alt: "{plan} of {title}.",
    rooms: "{rooms}.",
    /** The label of the drawing in its viewer, whose title is that of the plan. */
    stage: "Drawing",
    /** The link of a PDF, with its size in megabytes. */
    document: "{plan} (PDF, {size} MB)",
    /** A room in the text alternative. */
    room: "{room}, {area}",
    enlarge: "Enlarge",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    legend: {
      caption: "Rooms and areas",
      note: "Measured on the drawing, and approximate: together they may differ from the size of the home.",
    },
  },
  place: {
    title: "Where it is",
    district: "District",
    whereabouts: "Location",
    work: "Working nearby",
    /** {area}: that of the guide, which may be wider than the district. */
    guide: "Area guide: {area}",
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
    printBrochure: "Print the brochure",
  },
  /** What has become of the property: `{date}`, in a sentence. */
  availability: {
    /** `{title}` and `{label}`, of the page of one whose advertisement has ended. */
    title: "{title}: {label}",
    reserved:
      "This home was reserved on {date}. Write to us all the same if you are interested: it may become available again.",
    sold: "This home was sold on {date}.",
    let: "This home was let on {date}.",
  },
  /** The page of a property that is sold or let. */
  closed: {
    text: "Tell us what you are looking for, and we will write to you when a home like it comes up.",
    similar: "See similar homes",
    all: "Show all properties",
    contact: "Contact Us",
    price: "Asking price",
    /** The prefilled WhatsApp message: `{title}` and `{address}`. */
    message: "Hello. I am looking for a home like {title}: {address}",
  },
  similar: {
    title: "Similar homes",
    /** The title if none of them has the same purpose and type, at a price of at most twice or at least half. */
    others: "Our other homes",
    all: "Show all properties",
    /** Leads to the comparison of those with the same purpose. */
    compare: "Compare them with this home",
    /** The same if none of them has, without a script: to a form that has this one. */
    compareOne: "Compare this home with others",
    /** If none of them has the same purpose. */
    otherPurpose: {
      sale: "We have nothing else for sale today, but these are to rent.",
      rent: "We have nothing else to let today, but these are for sale.",
    } satisfies Record<Purpose, unknown>,
  },
};

export type PropertyPageMessages = Translated<typeof property>;
export type PlanMessages = PropertyPageMessages["plan"];
