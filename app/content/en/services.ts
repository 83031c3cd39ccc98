import type { ServicesWords } from "../contract/services";

/** The words of /services. */
export const services: ServicesWords = {
  head: {
    title: "Our Services",
    description:
      "Research, portfolio management, financial planning, developer solutions, residential services, conveyancing and after-sales care in Dubai, from one firm.",
  },
  eyebrow: "Our Services",
  title: "Seven services, in the order you will need them",
  lead: "Come for one of them or stay for all. Whoever begins with you knows what the others did.",
  index: "Services on this page",
  items: {
    research: {
      title: "Research and macroeconomic advisory",
      lead: "Before any home is named, you know where prices, rents and supply are heading, and on whose figures that rests.",
      includes: [
        "Macroeconomic trends, read for property",
        "Districts compared by price, rent and supply",
        "Sources named, so that you can check them",
      ],
      for: "For investors at the start, and anybody who would rather read before choosing.",
      action: "Ask about research",
    },
    portfolio: {
      title: "Portfolio management and evaluation",
      lead: "What you own is valued again, set against what it could be, and kept in order from then on.",
      includes: [
        "Evaluation of what you hold, home by home",
        "What to keep, let or sell",
        "Management, with one report for the whole",
      ],
      for: "For wealthy and institutional investors.",
      action: "Ask about a portfolio",
    },
    "financial-planning": {
      title: "Financial development planning",
      lead: "A personal financial development plan: what you have, what it should become and by when, and the part that property plays in it.",
      includes: [
        "Your aims, horizon and means on paper",
        "Instalments set against your income, year by year",
        "A plan you can take to your own adviser",
      ],
      for: "For families and individuals who buy with a purpose and a date.",
      action: "Ask about a plan",
    },
    developers: {
      title: "Commercial and developer solutions",
      lead: "For those who build: from the search for a plot to the company that may develop it.",
      includes: [
        "Land research and sourcing",
        "Business set-up for foreign developers",
        "Legal and fiscal consultation",
      ],
      for: "For developers, and companies that need premises.",
      action: "Ask as a developer",
    },
    residential: {
      title: "Residential services",
      lead: "The part most people mean by an estate agent: finding, letting and selling homes, with advice on either side of the table.",
      includes: [
        "Consultancy before you choose",
        "Short-term and long-term lease",
        "Seller and owner services",
        "Buyer and tenant services",
      ],
      for: "For buyers, tenants, sellers and landlords.",
      action: "Ask about a home",
    },
    conveyancing: {
      title: "Conveyancing",
      lead: "From the signed offer to the title deed in your name: the papers, their order and their dates.",
      includes: [
        "Documents gathered and checked",
        "Contract, transfer and registration followed through",
        "By power of attorney, where you cannot be there",
      ],
      for: "For anybody who buys or sells, above all from abroad.",
      action: "Ask about conveyancing",
    },
    "after-sales": {
      title: "After-sales care and property management",
      lead: "The keys are not the end of it. Somebody in Dubai looks after the home while you are elsewhere.",
      includes: [
        "Handover inspected, defects reported",
        "Tenants found, rent and upkeep looked after",
        "One contact for as long as you own",
      ],
      for: "For owners, near or far.",
      action: "Ask about after-sales",
    },
  },
  close: {
    title: "Not sure which one it is?",
    text: "Describe what you own, want or wonder about. We name the service, and where none is needed we say that.",
    action: "Describe it to us",
    team: "Meet our partners",
  },
};
