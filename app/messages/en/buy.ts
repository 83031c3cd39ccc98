import type { BuyMessages } from "../contract/buy";

export const buy: BuyMessages = {
  head: {
    title: "Homes to buy and rent in Dubai",
    description:
      "Homes for sale and to rent in Dubai, ready to move into. Filter by type, bedrooms, price and place; prices in dirhams and dollars.",
  },
  eyebrow: "Buy and rent",
  title: "Homes ready to move into",
  lead: "For sale and to rent, all of them finished. Prices are in dirhams; the price ranges in the filter are in dollars, at the fixed rate of {rate} dirhams to the dollar.",
  filter: {
    title: "Filter",
    open: "Filter properties",
    close: "Close",
    search: "Search",
    fields: {
      for: {
        label: "Buy or rent",
        any: "Either",
        options: {
          sale: "To buy",
          rent: "To rent",
        },
      },
      type: {
        label: "Property type",
        any: "Any type",
      },
      bedrooms: {
        label: "Bedrooms",
        any: "Any number",
        options: {
          "1": "1 bedroom",
          "2": "2 bedrooms",
          "3": "3 bedrooms",
          "4+": "4+ bedrooms",
        },
      },
      price: {
        label: "Price range",
        any: "Any price",
        upTo: "Up to {to}",
        between: "{from}–{to}",
        andMore: "{from}+",
      },
    },
    location: {
      label: "Location or keywords",
      any: "2 bed, Marina, sea view, under 2m",
    },
    bounds: { min: "Price from", max: "Price to", currency: "Currency", any: "No limit" },
    sort: {
      label: "Sort by",
      any: "Default order",
      submit: "Sort",
      options: {
        "price-up": "Price, lowest first",
        "price-down": "Price, highest first",
        "size-up": "Size, smallest first",
        "size-down": "Size, largest first",
      },
    },
  },
  chosen: {
    label: "Chosen filters",
    remove: "Remove filter: {filter}",
    clear: "Clear all",
  },
  exclusive:
    "Nothing among our general listings matches, but this home does. It is shown by appointment, to one party at a time.",
  alsoExclusive: "Not among our general listings, but it also matches:",
  empty: {
    text: "No property matches all these filters.",
    all: "Show all properties",
    ask: "Tell us what you are looking for",
  },
  search: {
    quoted: "“{words}”",
    offPlan: "Off-plan",
    atLeast: "At least {rooms}",
    atMost: "At most {rooms}",
    nothing: "None of our homes matches: {criteria}.",
    near: {
      title: "Near {place}",
      titleOfOne: "Near {place}: {distance}",
      distance: "{distance} from {place}",
    },
    closest: { title: "The closest we have", unmet: "Does not match: {criteria}" },
    projects: "Off-plan projects",
    areas: "Area guides",
    articles: "From the journal",
    rate: "Converted at the European Central Bank’s reference rate of {date}: {unit} is AED {amount}.",
    noRate:
      "There is no current exchange rate for {currency}, so the price you asked for is left aside. Please give it in AED or USD.",
  },
  pages: {
    label: "Pages of the list",
    previous: "Previous page",
    next: "Next page",
  },
  close: {
    title: "The home you want may not be listed yet",
    text: "Tell us the district, the number of bedrooms and your budget. We will look for it and write to you with what we find.",
    action: "Tell us what you are looking for",
    offPlan: "See off-plan homes",
  },
  list: {
    showing: {
      one: "Showing {count} property",
      other: "Showing {count} properties",
    },
    part: {
      one: "Showing {from}–{to} of {count} property",
      other: "Showing {from}–{to} of {count} properties",
    },
    show: {
      one: "Show {count} property",
      other: "Show {count} properties",
    },
    page: "Page {page} of {pages}",
  },
};
