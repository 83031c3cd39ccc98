import type { PrelaunchMessages } from "../contract/investment";

export const prelaunch: PrelaunchMessages = {
  head: {
    title: "Prelaunch Investments",
    description:
      "Palazzo Tissoli before its launch: Expression of Interest {interest}, studios from {studio}, one-bedroom apartments from {oneBedroom}, and Ras Al Khaimah market figures.",
  },
  lead: "Not launched yet. Put your name down now; choose your home when the plans are released.",
  register: "Register Interest",
  registerAbout: "Palazzo Tissoli, Expression of Interest",
  prices: {
    title: "What it costs to begin",
    interest: "Expression of Interest",
  },
  why: {
    title: "Why Invest in Pre-Launch?",
    text: [
      "Before a launch there is no show apartment to walk round. There is a drawing, a first price and a list of names. Those on the list choose their floor and their view first.",
      "You take the risk of a building that does not exist yet, and you are rewarded for it, or not, by the time it does. That is the bargain, and it does not suit everybody.",
    ],
    highlights: {
      entry: {
        title: "First in line",
        description: "An Expression of Interest of {amount} puts your name down before the launch.",
      },
      growth: {
        title: "Projected growth",
        description: "The developer projects {amount} per sq\u00A0ft by {year}.",
      },
      rent: {
        title: "Yields of {yield}+",
        description: "Rental yields of {yield} or more: the developer’s figure, not the market’s.",
      },
      market: {
        title: "A market on the move",
        description: "Transactions in Ras Al Khaimah are reported to be up {rise}, at {amount}.",
      },
    },
  },
  gallery: "The palazzo in eight pictures",
  units: {
    title: "Three ways to live in it",
    action: "Enquire Now",
    actionFor: "Enquire Now: {type}",
    about: "{project}, {type}",
    types: {
      studio: "Studio",
      "one-bedroom": "1-Bedroom",
      "two-bedroom": "2-Bedroom",
      "three-bedroom": "3-Bedroom",
      "four-bedroom": "4-Bedroom",
      townhouse: "Townhouse",
      villa: "Villa",
      penthouse: "Penthouse",
    },
    size: "about {size}",
    sizeUnknown: "Size to be announced",
    from: "from {price}",
    costsTitle: "{type}, from {price}",
    priceUnknown: "Contact for pricing",
    perSquareFoot: "about {price} per sq ft",
  },
  law: "Palazzo Tissoli is in Ras Al Khaimah, where Dubai’s escrow law and Oqood, its register of off-plan sales, do not apply. The emirate has a law of its own (No. {number} of {year}), under which its municipality keeps the registers and buyers pay into escrow accounts.",
  market: {
    eyebrow: "The market",
    title: "Ras Al Khaimah",
    chart: {
      title: "Growth, per cent",
      row: "{name}, {meaning}",
      transactions: { name: "Transactions", meaning: "to {amount}" },
      prices: { name: "Prices", meaning: "given as a range" },
    },
    table: {
      caption: "Ras Al Khaimah in figures",
      transactions: { name: "Transactions", meaning: "up {rise}, as reported" },
      prices: { name: "Prices", meaning: "up, as reported" },
      visitors: { name: "Visitors", meaning: "in {year}, tourism authority" },
    },
    projections: {
      title: "What the developer projects",
      price: { unit: "per sq ft", meaning: "Projected by {year}" },
      yield: { value: "{yield}+", unit: "a year", meaning: "Rental yields" },
    },
    sources:
      "Visitors: the emirate’s tourism authority (RAKTDA), for {year}. Transactions and prices: as reported in the market; we could not establish who published them or for which year, so check them before you rely on them.",
    note: "A projection is a hope with a number attached. At {today} per sq\u00A0ft today, {projected} would be more than four times the entry price.",
  },
  close: {
    title: "The earlier you ask, the fewer names ahead of yours",
    text: "Speak to us first, or start with the brochure.",
    action: "Book Consultation",
    about: "Palazzo Tissoli",
    next: "Download Brochure",
  },
};
