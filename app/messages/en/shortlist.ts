import type { ShortlistWords } from "../contract/shortlist";

export const shortlist: ShortlistWords = {
  head: {
    title: "Your shortlist",
    description:
      "The homes you have saved, side by side: price, size, district, view and handover, and one request to see them all.",
  },
  listHead: {
    title: "{homes}",
    description: {
      one: "A home in Dubai with its price, size, district and view, and a request to see it.",
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
    tooMany: "Together they are more than six homes, which is as many as a shortlist can hold.",
    keep: "Save these homes",
    add: "Add them to mine",
    replace: "Replace mine with these",
    show: "Show my shortlist",
  },
  empty: {
    text: "There are no homes on your shortlist yet.",
    how: "Press Shortlist on a home and it will appear here beside the others, up to six.",
    withoutScript:
      "Without JavaScript your browser cannot keep a shortlist. A list that somebody sends you will still open.",
    action: "See the homes",
  },
  alone: {
    text: "Add a second home to compare the two.",
    action: "See the other homes",
  },
  full: "Six homes are as many as you can compare. To add another, remove one.",
  loading: "Loading the homes.",
  table: "The homes side by side",
  home: "Home",
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
    sharedAmenities: "Shared amenities",
  },
  costs: {
    sale: "approximate, to buy",
    rent: "approximate, to move in",
    link: "What they are",
  },
  alike: { "2": "the same for both", other: "the same for all" },
  noRate: "For rent: not compared",
  noOther: "No others",
  marks: { cheapest: "Lowest of these", largest: "Largest of these" },
  points: {
    cheapest: "{title} has the lowest price per square foot: {amount}.",
    largest: "{title} is the largest: {area}.",
  },
  remove: "Remove",
  share: {
    action: "Share this list",
  },
  request: {
    title: { "1": "Request a Viewing", other: "Request a viewing of these homes" },
    text: {
      one: "One request, for this home.",
      "2": "One request for both: we will call you and fit them into one day if we can.",
      "3": "One request for all three: we will call you and fit them into one day if we can.",
      "4": "One request for all four: we will call you and fit them into one day if we can.",
      "5": "One request for all five: we will call you and fit them into one day if we can.",
      "6": "One request for all six: we will call you and fit them into one day if we can.",
      other: "One request for all {count}: we will call you and fit them into one day if we can.",
    },
  },
};
