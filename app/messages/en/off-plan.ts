import type { Translated } from "../translated";

export const offPlan = {
  head: {
    title: "Off-plan Investments",
    description:
      "Homes in the Emirates bought before they are built: how you pay, when you choose, and four ways to invest.",
  },
  title: "The right time to look at a home is before it is finished",
  lead: "Off-plan, you buy a plan, a floor and a date. We will go through all three with you before you sign.",
  action: "Speak to a partner",
  benefits: {
    title: "What you gain by going first",
    /** `example` replaces the text while a project has a payment plan: {shares}, "70/30". */
    paymentPlans: {
      title: "Flexible payment plans",
      text: "You pay part of the price as the building rises and the rest when you get the keys. Until each instalment is due, the money stays with you.",
      example:
        "You pay part of the price as the building rises and the rest with the keys: {shares} on Al Marjan Island, for example. Until each instalment is due, the money stays with you.",
      link: "See a plan in figures",
    },
    appreciation: {
      title: "Capital appreciation",
      text: "If the market holds, a finished home is usually worth more than its plans. If it does not, you may have to wait, or to sell for less than you paid.",
    },
    earlyAccess: {
      title: "Early access",
      text: "The earliest buyers choose the floor, the aspect and the view.",
    },
  },
  featured: {
    title: "Featured projects",
    /** {count} projects, and what visitors can do with them here. */
    text: {
      one: "One project. Ask us what is still available and at what price.",
      "11": "Eleven projects. Ask us what is still available and at what price.",
      other: "{count} projects. Ask us what is still available and at what price.",
    },
    /** Individual off-plan homes, of which the firm lists none. */
    homes: {
      title: "Single homes, sold before handover",
      empty: "No off-plan properties available at the moment.",
      next: "Tell me when one comes up",
      /** The subject of the message to the firm. */
      about: "Off-plan homes, when there are new ones",
    },
  },
  pages: {
    title: "Four ways in",
    text: "For growth, for income, to keep, or to be early in the queue: start with your reason.",
  },
  callToAction: {
    title: "Tell us the year, not the tower",
    text: "When you want the keys, what you can pay before then, and what the home is for. We will tell you which projects fit, or that none does.",
    action: "Speak to a partner",
    /** The subject of the message to the firm. */
    about: "Off-plan investment",
    /** The secondary link. */
    next: "Ready homes to buy and rent",
  },
};

export type OffPlanMessages = Translated<typeof offPlan>;
