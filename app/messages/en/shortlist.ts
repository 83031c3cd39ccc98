import type { ShortlistMessages } from "../contract/shortlist";

export const shortlist: ShortlistMessages = {
  head: {
    title: "Your shortlist",
    description:
      "The homes you have saved, side by side: price, size, district, view and handover, and one request to see them all.",
  },
  listHead: {
    title: "{homes}",
    description: {
      one: "A home in Dubai with its price, size, district and view, and a request to see it.",
      "2": "Two homes in Dubai side by side: price, size, district and view, and one request to see both.",
      "3": "Three homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      "4": "Four homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      "5": "Five homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      "6": "Six homes in Dubai side by side: price, size, district and view, and one request to see them all.",
      other:
        "{count} homes in Dubai side by side: price, size, district and view, and one request to see them all.",
    },
  },
  eyebrow: "Shortlist",
  own: {
    title: "Your shortlist",
    text: "This list is kept in your browser and nowhere else. Anyone you send the link to can see it.",
  },
  received: {
    title: {
      "1": "One home to look at",
      "2": "Two homes, side by side",
      "3": "Three homes, side by side",
      "4": "Four homes, side by side",
      "5": "Five homes, side by side",
      "6": "Six homes, side by side",
      other: "{count} homes, side by side",
    },
    text: "These are the homes in the link you opened.",
    same: "These are the homes on your own shortlist.",
    other: {
      one: "Your own shortlist has one home on it.",
      other: "Your own shortlist has {count} homes on it.",
    },
    tooMany: "Together that is more than six homes, the most a shortlist can hold.",
    keep: "Save these homes",
    add: "Add them to mine",
    replace: "Replace mine with these",
    show: "Show my shortlist",
  },
  empty: {
    text: "There are no homes on your shortlist yet.",
    how: "Press Shortlist on a home and it will appear here. You can compare up to six.",
    withoutScript:
      "Without JavaScript your browser cannot keep a shortlist. A list that somebody sends you will still open.",
    action: "See the homes",
  },
  alone: {
    text: "Add a second home to compare the two.",
    action: "See the other homes",
  },
  full: "Six homes are the most you can compare. To add another, remove one.",
  loading: "Loading your homes…",
  table: "The homes side by side",
  rows: {
    price: "Price",
    rate: "Per square foot",
    costs: "Additional costs",
    area: "Floor area",
    bedrooms: "Bedrooms",
    bathrooms: "Bathrooms",
    district: "District",
    view: "View",
    handover: "Handover",
    amenities: "Amenities",
    sharedAmenities: { other: "Shared amenities" },
  },
  costs: {
    sale: "approximate, to buy",
    rent: "approximate, to move in",
    link: "What these cover",
  },
  alike: { "2": "the same for both", other: "the same for all" },
  noRate: "For rent: not compared",
  noOther: "No others",
  marks: {
    cheapest: { "2": "Lower of the two", other: "Lowest of these" },
    largest: { "2": "Larger of the two", other: "Largest of these" },
  },
  points: {
    cheapest: {
      "2": "The lower price per square foot is at {title}: {amount}.",
      other: "The lowest price per square foot is at {title}: {amount}.",
    },
    largest: {
      "2": "The larger of the two is {title}: {area}.",
      other: "The largest is {title}: {area}.",
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
  },
};
