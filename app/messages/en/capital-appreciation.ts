import type { Translated } from "../translated";

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
    title: "What you pay, and when",
    /** {beforeHandover} and {atHandover}, shares in percent; {example}, the price until one is entered. */
    text: "{beforeHandover} of the price before handover, {atHandover} with the keys. Enter a price; the example is {example}.",
    submit: "Show the plan",
    fields: {
      price: {
        label: "Price of the home",
        /** {example} */
        empty: "Enter the price of the home, for example {example}.",
        unreadable: "The price of the home should be a number, for example {example} or 1.2M.",
        /** {min} and {max} */
        outOfRange: "The price of the home should be more than 0 and at most {max}.",
      },
      currency: { label: "Currency" },
    },
    payments: {
      beforeHandover: {
        when: "Before handover",
        what: "Paid in instalments while it is being built.",
      },
      /** The expected {month}. */
      atHandover: { when: "{month}", what: "Due with the keys, if the building is on time." },
    },
    /** An amount in the other currency: {amount}. */
    convertedAmount: "about {amount}",
    /** Replaces the plan while the price is invalid. */
    waiting: "Correct the price and the plan will appear here.",
    /** {shares}, "70/30", and {peg}, the rate of the dollar in AED. */
    note: "The {shares} plan and the handover date are the developer’s. Amounts are rounded; those marked “about” are converted at the dirham’s peg of {peg} to the dollar.",
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
export type AmountFieldMessages = CapitalAppreciationMessages["plan"]["fields"]["price"];
