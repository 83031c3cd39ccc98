import type { Purpose } from "~/content/properties";
import type { Translated } from "../translated";

/** The messages of /shortlist. */
export const shortlist = {
  head: {
    title: "Your shortlist",
    description:
      "The homes and projects you have saved, side by side: price, size, district, view and handover, and one request for them all.",
  },
  /** For a list in an address: its title with `{homes}`, and its description. */
  listHead: {
    title: "{homes}",
    description: {
      one: "A home in Dubai with its price, size, district and view, and a form to request a viewing.",
      "2": "Two homes in Dubai side by side: price, size, district and view, and one request to see both.",
      "3": "Three homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      "4": "Four homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      "5": "Five homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      "6": "Six homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      other:
        "{count} homes in Dubai side by side: price, size, district and view, and one request to see them all.",
    },
    /** If there are projects on the list. */
    descriptionWithProjects: {
      "1": "An off-plan project: price, district, payment plan and handover, and a form to ask about it.",
      other:
        "Homes and off-plan projects side by side: price, size, district and handover, and one request for all of them.",
    },
  },
  eyebrow: "Shortlist",
  /** The visitor's own list. */
  ownList: {
    title: "Your shortlist",
    text: "This list is saved only in your browser. Anyone you send the link to can see it; it reaches us only when you open it or ask for a viewing.",
  },
  /** A list in an address. */
  sharedList: {
    title: {
      "1": "One home to look at",
      "2": "Two homes, side by side",
      "3": "Three homes, side by side",
      "4": "Four homes, side by side",
      "5": "Five homes, side by side",
      "6": "Six homes, side by side",
      other: "{count} homes, side by side",
    },
    /** If there are projects on the list. */
    titleWithProjects: {
      "1": "One project to look at",
      "2": "Two options, side by side",
      "3": "Three options, side by side",
      "4": "Four options, side by side",
      "5": "Five options, side by side",
      "6": "Six options, side by side",
      other: "{count} options, side by side",
    },
    /** What it is. Whose it is, is known after hydration. */
    text: "This is the list in the link you opened.",
    /** What it is without JavaScript: the list of the form. */
    inAddress:
      "Your list is in the address of this page: bookmark it, or send it to somebody. Without JavaScript the Shortlist link above opens an empty one.",
    /** If the visitor has another list. */
    other: {
      one: "Your own shortlist has one entry.",
      other: "Your own shortlist has {count} entries.",
    },
    /** If both together exceed the maximum. */
    tooMany: "Together they come to more than six, the most a shortlist can hold.",
    /** The title of the toast after one of the next three actions; its text is `other`. */
    saved: "Saved",
    save: "Save this list",
    add: "Add to mine",
    replace: "Replace mine with this list",
    show: "Show my shortlist",
  },
  /** If the browser has no list. */
  empty: {
    text: "There is nothing on your shortlist yet.",
    how: "Press Shortlist on a home or a project and it will appear here. You can compare up to six.",
    action: "See the homes",
    /** The title of a few homes below. */
    homes: "Homes to start with",
  },
  /** A form to choose from all homes and projects, if JavaScript is disabled. */
  withoutScript: {
    text: "Without JavaScript your browser cannot keep a shortlist. Choose up to six here: the address of the page that opens holds your list, and you can save it.",
    /** Without a choice. */
    missing: "Please tick at least one home or project.",
    compare: "Compare",
  },
  /** If the list has one home, without a comparison. */
  single: {
    text: "Add another to compare the two.",
    action: "See the other homes",
  },
  /** Below the comparison of several listings. */
  onOwnPage: "Each one’s own page has the rest.",
  /** If the list has reached its maximum. */
  full: "Six is the most you can compare. To add another, remove one.",
  /** The listings of an address with more than the maximum, which are not on the page. */
  leftOut: "Six is the most you can compare. Left out: {homes}.",
  /** While the list is loading. */
  loading: "Loading your shortlist…",
  /** The accessible name of the table. */
  table: "The shortlist, side by side",
  rows: {
    price: "Price",
    pricePerSquareFoot: "Per square foot",
    /** If the homes are for sale, to rent, or some of each. */
    costs: {
      sale: "Purchase costs",
      rent: "Move-in costs",
      both: "Move-in or purchase costs",
    },
    area: "Floor area",
    bedrooms: "Bedrooms",
    bathrooms: "Bathrooms",
    district: "District",
    view: "View",
    handover: { sale: "Handover", rent: "Move-in", both: "Move-in or handover" },
    plan: "Payment plan",
    amenities: "Amenities",
    /** The amenities that all homes have, by the number of homes. */
    sharedAmenities: { other: "Shared amenities" },
  },
  /** Below the additional costs of a home; `link` leads to the calculation. */
  costs: {
    sale: "approximate, on top of the price",
    rent: "approximate, on top of the rent",
    link: "What these cover",
  } satisfies Record<Purpose | "link", unknown>,
  /** Beside a value that all homes share, by the number of homes. */
  identical: { "2": "the same for both", other: "the same for all" },
  /** Replaces the price per square foot for a home to rent. */
  rentNotCompared: "For rent: not compared",
  /** Replaces the amenities of a home that has no additional ones. */
  noFurtherAmenities: "No others",
  /** Beside the lowest price per square foot and the largest area, by the number of homes. */
  marks: {
    cheapest: { "2": "Lower of the two", other: "Lowest of these" },
    largest: { "2": "Larger of the two", other: "Largest of these" },
  },
  /**
   * The highlights of the comparison, by the number of homes: `{title}` and `{amount}`, `{title}` and `{area}`.
   */
  highlights: {
    cheapest: {
      "2": "{title} has the lower price per square foot: {amount}.",
      other: "{title} has the lowest price per square foot: {amount}.",
    },
    largest: {
      "2": "{title} is the larger of the two: {area}.",
      other: "{title} is the largest: {area}.",
    },
  },
  remove: "Remove",
  share: {
    action: "Share this list",
  },
  request: {
    title: { "1": "Request a Viewing", other: "Request a viewing of these homes" },
    text: {
      one: "Tell us when you would like to see it.",
      "2": "One request for both: we will call you and fit them into one day if we can.",
      "3": "One request for all three: we will call you and fit them into one day if we can.",
      "4": "One request for all four: we will call you and fit them into one day if we can.",
      "5": "One request for all five: we will call you and fit them into one day if we can.",
      "6": "One request for all six: we will call you and fit them into one day if we can.",
      other: "One request for all {count}: we will call you and fit them into one day if we can.",
    },
    /** If there are projects on the list. */
    about: {
      sent: "We’ll contact you shortly about your enquiry.",
      title: { "1": "Ask about this project", other: "Ask about all of these" },
      text: {
        "1": "A partner will call you with prices, availability and dates.",
        other:
          "One request for all of them: a partner will call you with prices and dates for what is being built, and to agree a time to see any home that is ready.",
      },
    },
  },
};

export type ShortlistMessages = Translated<typeof shortlist>;
