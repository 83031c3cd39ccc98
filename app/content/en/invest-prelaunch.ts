import type { PictureName } from "~/pictures/catalogue";

/** A kind of home in a project. Size and price are display text, as the developer gives them. */
export interface UnitType {
  type: string;
  size: string;
  priceFrom: string;
  /** What the two figures come to for one square foot, where both are known. */
  each?: string;
  picture: PictureName;
}

/** Named by the line drawing that stands for it. */
export type HighlightIcon = "entry" | "growth" | "rent" | "market";

interface InvestmentHighlight {
  icon: HighlightIcon;
  title: string;
  description: string;
}

const units: readonly UnitType[] = [
  {
    type: "Studio",
    size: "about 470 sq ft",
    priceFrom: "AED 1.1M",
    each: "about AED 2,340 per sq ft",
    picture: "units/studio",
  },
  {
    type: "1-Bedroom",
    size: "about 1,000 sq ft",
    priceFrom: "AED 2.2M",
    each: "about AED 2,200 per sq ft",
    picture: "units/one-bedroom",
  },
  {
    type: "2-Bedroom",
    size: "Size to be announced",
    priceFrom: "Contact for pricing",
    picture: "units/two-bedroom",
  },
];

const highlights: readonly InvestmentHighlight[] = [
  {
    icon: "entry",
    title: "First in line",
    description:
      "An Expression of Interest of AED\u00A037,000 puts your name down before the launch.",
  },
  {
    icon: "growth",
    title: "Projected growth",
    description: "The developer projects AED\u00A010,000 per sq\u00A0ft by 2030.",
  },
  {
    icon: "rent",
    title: "Yields of 9%+",
    description: "Rental yields of 9% and more: the developer’s figure, not the market’s.",
  },
  {
    icon: "market",
    title: "A market on the move",
    description: "Transactions in Ras Al Khaimah rose 118%, to AED\u00A015.1B.",
  },
];

/** The words of /invest/prelaunch. */
export const prelaunch = {
  head: {
    title: "Prelaunch Investments",
    description:
      "Palazzo Tissoli before its launch: Expression of Interest AED 37,000, studios from AED 1.1M, one bedroom from AED 2.2M, and the facts of the Ras Al Khaimah market.",
  },
  picture: "pages/prelaunch",
  title: "Palazzo Tissoli",
  lead: "Before its launch. Put your name down now; choose the home when the plans are released.",
  register: "Register Interest",
  registerAbout: "Palazzo Tissoli, Expression of Interest",
  prices: {
    title: "What it costs to begin",
    interest: { title: "Expression of Interest", figure: "AED 37,000" },
    from: "from",
  },
  why: {
    title: "Why Invest in Pre-Launch?",
    text: [
      "Before a launch there is no show apartment and no queue. There is a drawing, a first price and a list of names. Those on the list choose their floor and their view first.",
      "You carry the risk of a building that does not stand yet, and you are paid for it, or not, in the years until it does. That is the whole bargain, and it does not suit everybody.",
    ],
    highlights,
  },
  gallery: { project: "palazzo-tissoli", title: "The house, in eight pictures" },
  units: {
    title: "Three ways to live in it",
    action: "Enquire Now",
    project: "Palazzo Tissoli",
    from: "from",
    items: units,
  },
  market: {
    eyebrow: "The market",
    title: "Ras Al Khaimah",
    chart: {
      title: "How much each rose, in percent",
      scale: ["0", "50", "100"],
      rows: [
        {
          name: "Transactions",
          figure: "118%",
          /** Percent; `to` where the rise is given as a range. */
          rise: { from: 118 },
          meaning: "to AED\u00A015.1B",
        },
        {
          name: "Prices",
          figure: "20–23%",
          rise: { from: 20, to: 23 },
          meaning: "given as a range",
        },
      ],
    },
    table: {
      caption: "Ras Al Khaimah in figures",
      rows: [
        { name: "Transactions", figure: "AED 15.1B", meaning: "up 118%" },
        { name: "Prices", figure: "20–23%", meaning: "up" },
        { name: "Visitors", figure: "1.28M", meaning: "in 2024" },
      ],
    },
    projections: {
      title: "What the developer says of it",
      rows: [
        { figure: "AED 10,000", unit: "per sq ft", meaning: "Projected by 2030" },
        { figure: "9%+", unit: "a year", meaning: "Rental yields" },
      ],
    },
    note: "A projection is a hope with a number. At AED\u00A02,200 to 2,340 per sq\u00A0ft today, AED\u00A010,000 would be more than four times the entry price.",
  },
  close: {
    title: "The list is short while it is early",
    text: "Speak to us first, or take the papers home.",
    action: "Book Consultation",
    about: "Palazzo Tissoli",
    picture: "projects/palazzo-tissoli/02",
    second: { title: "Download Brochure", to: "/catalogs" },
  },
} as const;
