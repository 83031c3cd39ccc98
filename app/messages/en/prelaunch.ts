import type { Unit } from "~/content/projects";
import type { Translated } from "../translated";

export const prelaunch = {
  /** {interest}, {studio} and {oneBedroom}, prices */
  head: {
    title: "Prelaunch Investments",
    description:
      "Palazzo Tissoli before its launch: Expression of Interest {interest}, studios from {studio}, one-bedroom apartments from {oneBedroom}, and the market.",
  },
  lead: "Off-plan, and not launched yet. Put your name down first; choose your home when sales open.",
  register: "Register Interest",
  /** The subject of the message to the firm. */
  registerAbout: "Palazzo Tissoli, Expression of Interest",
  prices: {
    title: "What it costs",
    interest: "Expression of Interest",
  },
  why: {
    title: "Why Invest in Pre-Launch?",
    text: [
      "Before a launch there is no show apartment to walk round. There is a drawing, a first price and a list of names. Those on the list choose their floor and their view first.",
      "You take a risk on a building that does not exist yet, and you are rewarded for it, or not, once it does. That is the bargain, and it does not suit everybody.",
    ],
    highlights: {
      /** {amount} */
      entry: {
        title: "First in line",
        description:
          "An Expression of Interest of {amount} puts your name down before the launch. Before you pay it, read on what terms it is returned.",
      },
      /** {amount} for a square foot, {year} */
      growth: {
        title: "Projected growth",
        description: "The developer projects {amount} per sq\u00A0ft by {year}.",
      },
      /** {yield} */
      rent: {
        title: "Yields of {yield}+",
        description: "Rental yields of {yield} or more: the developer’s figure, not the market’s.",
      },
      /** {rise} and {amount} */
      market: {
        title: "A market on the move",
        description:
          "Transactions in Ras Al Khaimah are reported to be up {rise}, at {amount}; we could not trace the source.",
      },
    },
  },
  gallery: "The palazzo in eight pictures",
  units: {
    title: "Three ways to live in it",
    action: "Enquire Now",
    /** The accessible name: {type}. */
    /** The subject of the message to the firm: {project} and {type}. */
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
    } satisfies Record<Unit["id"], unknown>,
    /** {size} */
    size: "about {size}",
    sizeUnknown: "Size to be announced",
    /** {price} */
    from: "from {price}",
    /** The heading of the purchase costs: {type} and {price}. */
    costsTitle: "{type}, from {price}",
    priceUnknown: "Contact for pricing",
    /** {price} per square foot; in Italian per square metre. */
    perArea: "about {price} per sq ft",
  },
  /** The separate law of the emirate of a {project}: {number} and {year}. */
  law: "{project} is in Ras Al Khaimah, outside Dubai’s escrow law and registers. The emirate’s own law (No. {number} of {year}) has its municipality keep the registers; buyers pay into escrow.",
  market: {
    eyebrow: "The market",
    title: "Ras Al Khaimah",
    chart: {
      title: "Growth, per cent",
      /** {name} and {meaning} after the figure. */
      row: "{name}, {meaning}",
      /** {amount} */
      transactions: { name: "Transactions", meaning: "to {amount}" },
      prices: { name: "Prices", meaning: "as reported" },
    },
    table: {
      caption: "Ras Al Khaimah in figures",
      /** {rise} */
      transactions: { name: "Transactions", meaning: "up {rise}, as reported" },
      prices: { name: "Prices", meaning: "up, as reported" },
      /** {year} */
      visitors: { name: "Visitors", meaning: "in {year}, tourism authority" },
    },
    projections: {
      title: "What the developer projects",
      /** {year} */
      price: { unit: "per sq ft", meaning: "Projected by {year}" },
      /** {yield} */
      yield: { value: "{yield}+", unit: "a year", meaning: "Rental yields" },
    },
    /** The sources of the figures; {year} is that of the number of visitors. */
    sources:
      "Visitors: the emirate’s tourism authority (RAKTDA), {year}. We could not trace who published the transactions and prices, or for which year: check them before you rely on them.",
    /** {today}, the range of today's prices for a square foot, and {projected}, the developer's. */
    note: "A projection is a hope with a number attached. At {today} per sq\u00A0ft today, {projected} would be more than four times the entry price.",
  },
  callToAction: {
    title: "Before you put your name down",
    text: "Speak to us first, or start with the brochure.",
    action: "Book Consultation",
    /** The subject of the message to the firm. */
    about: "Palazzo Tissoli",
    /** The secondary link. */
    next: "Download Brochure",
  },
};

export type PrelaunchMessages = Translated<typeof prelaunch>;
export type HighlightMessages = PrelaunchMessages["why"]["highlights"]["entry"];
