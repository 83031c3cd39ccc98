import type { ServiceId } from "~/content/services";
import type { Translated } from "../translated";

/** The messages of /services. */
export const services = {
  head: {
    title: "Our Services",
    description:
      "Research, portfolio management, financial planning, developer solutions, residential services, conveyancing and after-sales care in Dubai.",
  },
  eyebrow: "Our Services",
  title: "Seven services, from first research to after-sales care",
  lead: "Use one, or all seven: the partner who looks after you stays the same.",
  /** The accessible name of the list of links to the services. */
  index: "Services on this page",
  items: {
    research: {
      title: "Research and macroeconomic advisory",
      lead: "Before we suggest a home, you will know where prices, rents and supply are heading, and whose figures say so.",
      /** Its parts, one per line. */
      includes: [
        "Macroeconomic trends, and what they mean for property",
        "Districts compared by price, rent and supply",
        "Sources given, so that you can check them",
      ],
      /** The target group, as a sentence. */
      audience: "For investors starting out, and anyone who likes to read before choosing.",
      action: "Ask about research",
    },
    portfolio: {
      title: "Portfolio management and valuation",
      lead: "We value what you own, tell you what we would keep, let or sell, and look after it from then on.",
      includes: [
        "Valuation of what you own, home by home",
        "A case for keeping, letting or selling each one",
        "Management, with a single report on all of it",
      ],
      audience: "For private and institutional investors.",
      action: "Ask about a portfolio",
    },
    "financial-planning": {
      title: "Financial planning",
      lead: "A plan of your own: what you have, what it should become and by when, and the part that property plays in it.",
      includes: [
        "Your aims, timescale and means on paper",
        "Instalments set against your income, year by year",
        "A plan you can take to your own adviser",
      ],
      audience: "For families and individuals buying with a purpose and a date in mind.",
      action: "Ask about a plan",
    },
    developers: {
      title: "Commercial and developer solutions",
      lead: "For those who build: from finding a plot to setting up the company that will develop it.",
      includes: [
        "Finding and researching land",
        "Business set-up for foreign developers",
        "Legal and tax advice, from licensed firms",
      ],
      audience: "For developers.",
      action: "Ask about developer services",
    },
    residential: {
      title: "Residential services",
      lead: "What most people expect of an estate agent: finding, letting and selling homes, with advice before you choose.",
      includes: [
        "Advice before you choose",
        "Short and long lets",
        "For sellers and owners: valuation, marketing, viewings",
        "For buyers and tenants: search, viewings, offer",
      ],
      audience: "For buyers, tenants, sellers and landlords.",
      action: "Ask about a home",
    },
    conveyancing: {
      title: "Conveyancing",
      lead: "From the signed offer to the title deed in your name: the documents, their order and their dates.",
      includes: [
        "Documents gathered and checked",
        "Contract, transfer and registration seen through",
        "By power of attorney, if you cannot be there",
      ],
      audience: "For anyone buying or selling, especially from abroad.",
      action: "Ask about conveyancing",
    },
    "after-sales": {
      title: "After-sales care and property management",
      lead: "The keys are not the end of it. Somebody in Dubai looks after the home while you are elsewhere.",
      includes: [
        "Home inspected at handover, defects reported",
        "Tenants found, rent collected, upkeep arranged",
        "One contact for as long as you own the home",
      ],
      audience: "For owners, near or far.",
      action: "Ask about after-sales care",
    },
  } satisfies Record<ServiceId, unknown>,
  callToAction: {
    title: "Not sure which you need?",
    text: "Tell us what you own, what you want or what you are unsure about. We will tell you which service fits, or that you do not need one.",
    action: "Tell us about it",
    team: "Find your partner",
  },
};

export type ServicesMessages = Translated<typeof services>;
