import type { SortOption } from "~/features/properties/filters";
import type { Translated } from "../translated";

/** The messages of /buy. */
export const buy = {
  head: {
    title: "Homes to buy and rent in Dubai",
    description:
      "Homes for sale and to rent in Dubai, ready to move into. Filter by type, bedrooms, price and district; prices in dirhams.",
  },
  title: "Homes ready to move into",
  titleForRent: "Homes to rent",
  lead: "All finished, for sale or to rent. Prices are in dirhams.",
  filter: {
    title: "Filters",
    open: "Filters",
    close: "Close",
    more: "More filters",
    search: "Search",
    /** On a select without a choice, if the search text has its `{criterion}`. */
    fromSearch: "{criterion} (typed)",
    fields: {
      for: {
        label: "Buy or rent",
        /** The empty option. */
        emptyOption: "Either",
        options: {
          sale: "To buy",
          rent: "To rent",
        },
      },
      /** The names of the types are in properties.ts. */
      type: {
        label: "Property type",
        emptyOption: "Any type",
      },
      bedrooms: {
        label: "Bedrooms",
        emptyOption: "Any number",
        options: {
          "1": "1 bedroom",
          "2": "2 bedrooms",
          "3": "3 bedrooms",
          "4+": "4+ bedrooms",
        },
      },
      price: {
        label: "Price range",
        emptyOption: "Any price",
        /** `{to}`. */
        upTo: "Up to {to}",
        /** `{from}` and `{to}`. */
        between: "{from}–{to}",
        /** `{from}`. */
        andMore: "{from}+",
        /** In another currency than dollars, rounded: `{price}`. */
        converted: "{price} (approx.)",
      },
    },
    /** The search field: a place, rooms, a price, words. `placeholder` is an example. */
    location: {
      label: "Location or keywords",
      placeholder: "sea view",
      example: "For example: {example}",
    },
    priceLimits: {
      min: "Price from",
      max: "Price to",
      currency: "Currency",
      placeholder: "No limit",
    },
    sort: {
      label: "Sort by",
      emptyOption: "Default order",
      submit: "Sort",
      options: {
        "price-up": "Price, lowest first",
        "price-down": "Price, highest first",
        "size-up": "Size, smallest first",
        "size-down": "Size, largest first",
      } satisfies Record<SortOption, string>,
    },
  },
  activeFilters: {
    label: "Chosen filters",
    /** `{filter}`. */
    remove: "Remove filter: {filter}",
    clear: "Clear all",
  },
  exclusive:
    "Nothing on our open list matches, but this home does. We show it by appointment only.",
  /** Before the links to matching exclusives. */
  alsoExclusive: "Also matches, viewings by appointment only:",
  empty: {
    text: "No property matches all these filters.",
    all: "Show all properties",
    allForRent: "Show all homes to rent",
    ask: "Tell us what you are looking for",
  },
  /** What a message from the list is about, after “Your message is about”. */
  subject: { sale: "buying a home", rent: "renting a home" },
  search: {
    /** Words that are searched in the texts: `{words}`. */
    quoted: "“{words}”",
    offPlan: "Off-plan",
    /** `{rooms}`. */
    atLeast: "At least {rooms}",
    atMost: "At most {rooms}",
    /** A floor area: `{area}`, or `{from}` and `{to}`. */
    area: { about: "About {area}", between: "{from} to {to}" },
    /** What a property must not be or have: `{criterion}`. */
    not: "Not: {criterion}",
    /**
     * Words without a meaning for the search: `{words}`. `view`: after a word for view without its subject. `limit`: the
     * text `{typed}` of a price `{field}`.
     */
    notUnderstood: {
      words: "Not understood, so left out: {words}.",
      view: "Sea, canal or city?",
      limit: "“{field}” needs figures, so {typed} was left out.",
    },
    /** A range of two numbers: `{from}` and `{to}`, which is at least 2. */
    range: { bedrooms: "{from} to {to} bedrooms", bathrooms: "{from} to {to} bathrooms" },
    /** If nothing matches: `{criteria}` of the search, besides to buy or to rent. */
    nothing: {
      any: "None of our homes matches: {criteria}.",
      sale: "No home for sale matches: {criteria}.",
      rent: "No home to rent matches: {criteria}.",
    },
    near: {
      /** `{place}`. */
      title: "Near {place}",
      /** For one property: `{place}` and `{distance}`. */
      titleOfOne: "Near {place}: {distance}",
      /** `{distance}` from `{place}`. */
      distance: "{distance} from {place}",
    },
    closest: {
      title: "The closest we have",
      /** `{criteria}` that a property does not meet. */
      unmet: "Does not match: {criteria}",
    },
    projects: "Off-plan projects",
    areas: "Area guides",
    articles: "From the journal",
    /** `{date}` of the reference rate, and the value of `{unit}` in dirhams: `{amount}`. */
    rate: "Converted at the European Central Bank’s reference rate of {date}: {unit} is AED {amount}.",
    /** For a price in a `{currency}` without a current rate. */
    noRate:
      "There is no current exchange rate for {currency}, so we have left your price out of the search. Please enter it in AED or USD.",
  },
  pages: {
    label: "Pages of the list",
    previous: "Previous page",
    next: "Next page",
  },
  callToAction: {
    title: "Your home may not be among these yet",
    text: "Tell us the district, the number of bedrooms and your budget. We will look for it and write to you with what we find.",
    action: "Tell us what you are looking for",
    offPlan: "See off-plan homes",
  },
  list: {
    showing: {
      one: "Showing {count} property",
      other: "Showing {count} properties",
    },
    /** For a list of several pages: `{from}` to `{to}` of the number. */
    part: {
      one: "Showing {from}–{to} of {count} property",
      other: "Showing {from}–{to} of {count} properties",
    },
    /** On the button that closes the filters on a phone. */
    show: {
      one: "Show {count} property",
      other: "Show {count} properties",
    },
    /** `{page}` of `{pages}`. */
    page: "Page {page} of {pages}",
  },
};

export type BuyMessages = Translated<typeof buy>;
