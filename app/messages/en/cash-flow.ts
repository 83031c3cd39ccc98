import type { Translated } from "../translated";

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
  calculator: {
    eyebrow: "Yield calculator",
    title: "What it earns, before and after costs",
    /** {price} and {costs}: the initial values. */
    text: "Enter your own price and costs. The example is {price}, with costs of {costs}.",
    submit: "Work it out",
    fields: {
      price: {
        label: "Price of the home",
        /** {example} */
        empty: "Enter the price of the home, for example {example}.",
        unreadable: "The price of the home should be a number, for example {example} or 1.5M.",
        /** {min} and {max} */
        outOfRange: "The price of the home should be more than 0 and at most {max}.",
      },
      currency: { label: "Currency" },
      costs: {
        label: "Costs, % of the rent",
        hint: "Your own assumption: service charge, management, empty months.",
        empty: "Enter the costs as a percentage of the rent, for example {example}, or 0 for none.",
        unreadable: "The costs should be a percentage of the rent, for example {example}.",
        outOfRange: "The costs should be between {min}% and {max}% of the rent.",
      },
    },
    table: {
      /** {price} */
      caption: "Rent from a home at {price}",
      /** An amount in the other currency: {amount}. */
      convertedAmount: "about {amount}",
      /** The header of the first column. */
      rowHeader: "What it earns",
      /** {rate} */
      at: "At {rate}",
      yearly: "Annual rent",
      monthly: "Monthly rent",
      /** {costs}, in percent of the rent */
      afterCosts: "Annual rent after costs of {costs}",
      monthlyAfterCosts: "Monthly rent after costs",
      netYield: "Yield after costs",
    },
    /** Replaces the table while a value is invalid. */
    waiting: "Correct the highlighted fields and the figures will appear here.",
    /** {low} and {high}, the range of the yields estimated for {year}, and {peg}, the rate of the dollar in AED. */
    note: "{low} and {high} are the two ends of our estimate for {year}, before costs. Amounts marked “about” are converted at the dirham’s peg of {peg} to the dollar.",
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
