import type { OverviewServiceId } from "~/content/services";
import type { Translated } from "../translated";

/** The messages of /company-overview. */
export const companyOverview = {
  head: {
    title: "Company Overview",
    description:
      "A Dubai brokerage and investment consultancy: research, portfolios, financial planning, developer and legal services, after-sales care.",
  },
  eyebrow: "Company Overview",
  title: "A Dubai brokerage, led from Italy",
  intro: {
    lead: "We advise individuals and institutions that buy, sell, let, rent or develop property in Dubai. Most of our work is off-plan: homes bought before they are built.",
    text: "Listings are not enough. You need to know what a district will become, what a payment plan does to your cash flow, and what the contract says. One partner brings in whoever knows.",
  },
  services: {
    eyebrow: "What we do",
    title: "From research to after-sales care",
    link: "Read more",
    rows: {
      research: {
        title: "Research & Advisory",
        text: "Macroeconomic trends, followed down to the district, before we suggest a home.",
      },
      portfolio: {
        title: "Portfolio Management",
        text: "Valuing and managing what private and institutional investors own.",
      },
      "financial-planning": {
        title: "Financial Planning",
        text: "A plan of your own, with room in it for every instalment.",
      },
      developers: {
        title: "Developer Solutions",
        text: "Finding land, setting up companies for foreign developers, and legal and tax advice from licensed firms.",
      },
      conveyancing: {
        title: "Legal Services",
        text: "Conveyancing from the signed offer to the title deed, by power of attorney if you are away.",
      },
      "after-sales": {
        title: "After-Sales Care",
        text: "Handover, tenants and upkeep, for as long as you own the home.",
      },
    } satisfies Record<OverviewServiceId, unknown>,
  },
  commitment: {
    title: "Our Commitment",
    statement:
      "We tell you the risk in the same breath as the return, and we say whose figure it is.",
    promises: [
      {
        title: "Figures with a source",
        text: "The developer’s, the market’s or ours: we say which, or that we do not know. Past performance is no guarantee of future returns.",
      },
      {
        title: "One partner throughout",
        text: "The same partner looks after you, from your first question onwards.",
      },
      {
        title: "“No” is an answer",
        text: "If a home does not fit your plan we advise against it, whoever is selling it.",
      },
    ],
  },
  people: {
    title: "The people behind it",
    ceo: "Message from the CEO",
    team: "Our Partners",
    write: "Contact Us",
    /** The subject of a message from this page. */
    about: "Company Overview",
  },
};

export type CompanyOverviewMessages = Translated<typeof companyOverview>;
