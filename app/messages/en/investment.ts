import type { InvestmentPageId } from "~/content/investment-pages";
import type { Translated } from "../translated";

/** The messages shared by the investment pages and their menu. */
export const investment = {
  /** The disclaimer on every page with returns. */
  risk: "Neither projections nor past performance guarantee future returns. Figures are the developer’s, the market’s or ours, as stated.",
  /** The title and description of each page in menus. */
  pages: {
    "capital-appreciation": {
      title: "Capital Appreciation",
      line: "Five projects, bought for what they may be worth at handover",
    },
    "cash-flow": {
      title: "Cash Flow",
      line: "Three projects to let once they are built",
    },
    "trophy-asset": { title: "Trophy Asset", line: "Two branded residences to keep" },
    prelaunch: { title: "Prelaunch Investments", line: "Palazzo Tissoli, at prelaunch prices" },
  } satisfies Record<InvestmentPageId, unknown>,
};

export type InvestmentMessages = Translated<typeof investment>;

export const capitalAppreciation = {
  head: {
    title: "Capital Appreciation",
    description:
      "Five off-plan projects in the Emirates, bought for what they may be worth at handover.",
  },
  title: "Bought off-\u2060plan, held to handover",
  lead: "Five off-plan projects for money that can wait. Nobody knows what they will be worth.",
  /** Follow the description and the lead while the project with a payment plan is advertised: {shares} */
  withPlan: {
    description: "With the Al Marjan {shares} payment plan, for the price you enter.",
    lead: "For one of them we can show you what you would pay, and when.",
  },
  benefits: {
    title: "What you are buying before it exists",
    items: [
      {
        title: "Long-Term Growth",
        text: "A drawing has one price and a finished home another. The years in between are what you are paid for, if the market holds.",
      },
      {
        title: "Premium Locations",
        text: "An island, a waterfront, a garden in the city: places that are not made twice.",
      },
      {
        title: "Secure Investment",
        text: "You read the contract with us before you sign it: what is paid, when, and what happens if the building is late.",
      },
    ],
  },
  /** The accessible name of the list of projects. */
  projects: "Five projects",
  plan: {
    eyebrow: "Al Marjan Island Residences · Payment plan",
    title: "The payment plan, at your price",
    /** {example}, the price until one is entered. */
    text: "Enter a price to see what you would pay and when, with the purchase fees. The example is {example}.",
    submit: "Show every payment",
    payments: {
      beforeHandover: {
        when: "Before handover",
        what: "Paid in instalments while it is being built.",
      },
      /** The expected {month}. */
      atHandover: { when: "{month}", what: "Due with the keys, if the building is on time." },
    },
    /** {shares}, "70/30". */
    note: "The {shares} plan and the handover date are the developer’s.",
  },
  callToAction: {
    title: "Which of the\u00A0five, and why not the\u00A0other four",
    text: "An hour with a partner, in person or by video. You will come away with a shortlist of one or two, or with a reason to wait.",
    action: "Schedule a Consultation",
    /** The subject of the message to the firm. */
    about: "Capital Appreciation",
    /** The secondary link. */
    next: "Prefer income? See Cash Flow",
  },
};

export type CapitalAppreciationMessages = Translated<typeof capitalAppreciation>;

export const cashFlow = {
  /** {yields}: "6–8%" */
  head: {
    title: "Cash Flow Investment",
    description:
      "Rental yields of {yields} a year, worked out for your price and your costs, and three off-plan projects in Dubai, to let once they are built.",
  },
  title: "Rent that helps you buy the next home",
  lead: "A year’s rent as a share of the price, before costs and empty months. Below, take those off.",
  /** The source of the yields and their {year}. */
  source:
    "Our estimate for Dubai apartments in {year}, from the gross yields that brokers publish. Villas usually earn less.",
  plan: {
    eyebrow: "Rental yield",
    title: "What you would keep in a year",
    /** {price}, and what is left of the lowest and of the highest rent: {low} and {high}. */
    text: "At {price} you would keep {low} to {high} a year, after costs. Enter your own price and costs.",
    /** In place of the text and of the table, if a field is empty or wrong. */
    waiting: "Correct the fields to see the result.",
    /** Opens further fields: {vacancy} and {management}, in percent of the rent. */
    further: "Void periods {vacancy}, management {management}",
    examples:
      "The first figures are examples: your building and your contracts decide the service charge, the void periods and the management.",
    submit: "Work out the net rent",
    caption: "Rent from a home at {price}",
    columns: { terms: "In AED", yield: "At {share}" },
    rows: { rent: "Annual rent", net: "After costs", month: "Per month", share: "Net yield" },
    /** {fees} of the purchase, off-plan as the projects of the page are. */
    basis:
      "The monthly amount and the yield are after costs; the yield is on the price plus the fees of an off-plan purchase in Dubai ({fees}).",
  },
  projects: "Three off-plan towers: rent begins after handover",
  benefits: {
    title: "What the\u00A0rent rests\u00A0on",
    items: [
      {
        title: "Steady Income",
        text: "A tenancy contract fixes the rent before the year begins. You know the figure on the day the tenant signs.",
      },
      {
        title: "High Occupancy",
        text: "Water in view, a pool and a short commute are what many tenants look for first, so we choose with the tenant in mind, not the brochure. No building is always full.",
      },
      {
        title: "ROI Optimization",
        text: "Long lets or short (short ones need a holiday-home permit), furnished or not, managed by us or by you: we work out what each leaves you before you choose.",
      },
    ],
  },
  callToAction: {
    title: "Start with a figure, yours or ours",
    text: "Tell us what you would like to receive each month. We will tell you what you would need to spend, and which home comes closest.",
    action: "Get Started Now",
    /** The subject of the message to the firm. */
    about: "Cash Flow Investment",
    /** The secondary link. */
    next: "Prefer growth? See Capital Appreciation",
  },
};

export type CashFlowMessages = Translated<typeof cashFlow>;

export const trophyAsset = {
  head: {
    title: "Trophy Asset",
    description:
      "Two branded off-plan residences, for buyers who keep rather than trade. Private meetings by appointment.",
  },
  title: "Two names. Two\u00A0towers. No\u00A0hurry.",
  lead: "Two off-plan residences, not yet built, for those who want an address to keep.",
  benefits: {
    title: "Three reasons to choose one",
    items: [
      {
        title: "Rarity",
        text: "Each tower is built once. When its last home is sold, you buy from an owner or not at all.",
      },
      {
        title: "A name",
        text: "It tells you what finish and what service to expect, and tells the next buyer the same.",
      },
      { title: "Discretion", text: "One partner, and a meeting for you alone." },
    ],
  },
  projects: "The two residences",
  callToAction: {
    title: "Private meetings by appointment",
    text: "A partner will meet you in Dubai, or by video wherever you live. We go through prices, plans and the contract together.",
    action: "Private Consultation",
    /** The subject of the message to the firm. */
    about: "Trophy Asset",
    /** The secondary link. */
    next: "All off-plan projects",
  },
};

export type TrophyAssetMessages = Translated<typeof trophyAsset>;
