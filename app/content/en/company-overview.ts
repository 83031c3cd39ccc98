import type { CompanyOverviewWords } from "../contract/company-overview";

/** The words of /company-overview. */
export const companyOverview: CompanyOverviewWords = {
  head: {
    title: "Company Overview",
    description:
      "A Dubai real estate brokerage and investment consultancy led from Italy: research, portfolios, financial planning, developers, legal services, after-sales care.",
  },
  eyebrow: "Company Overview",
  title: "A Dubai brokerage led from Italy, at work where the city is still a drawing",
  intro: {
    lead: "We advise people and institutions who buy, let, sell or develop property in Dubai. Most of our work is off-plan: homes bought before they are built.",
    text: "That work asks for more than listings. It asks what a district will be when the cranes leave, what a payment plan does to your cash flow, what the contract says and who is accountable when something is late. So we have six disciplines under one roof, and one partner brings you the ones you need.",
  },
  disciplines: {
    eyebrow: "What we do",
    title: "Six disciplines",
    link: "Read more",
    rows: {
      research: {
        title: "Research & Advisory",
        text: "Macroeconomic trends, read down to the district and the street, before a home is named.",
      },
      portfolio: {
        title: "Portfolio Management",
        text: "Evaluation and management of what wealthy and institutional investors hold.",
      },
      "financial-planning": {
        title: "Financial Planning",
        text: "A personal financial development plan in which each instalment has its place.",
      },
      developers: {
        title: "Developer Solutions",
        text: "Land research and sourcing, business set-up for foreign developers, legal and fiscal consultation.",
      },
      conveyancing: {
        title: "Legal Services",
        text: "Conveyancing from the signed offer to the title deed, by power of attorney where you are away.",
      },
      "after-sales": {
        title: "After-Sales Care",
        text: "Handover, tenants and upkeep, for as long as you own.",
      },
    },
  },
  commitment: {
    title: "Our Commitment",
    statement:
      "We tell you the risk in the same breath as the return, and we name whose figure it is.",
    promises: [
      {
        title: "Figures with a source",
        text: "The developer’s, the market’s or ours: each figure says which. Past returns do not guarantee future ones.",
      },
      {
        title: "One person answers",
        text: "Your partner stays the same from the first question to the care of the home.",
      },
      {
        title: "No is an answer",
        text: "Where a home does not fit your plan we advise against it, whoever is selling it.",
      },
    ],
  },
  people: {
    title: "The people behind it",
    ceo: "Message from the CEO",
    team: "Our Partners",
    write: "Contact Us",
    about: "Company Overview",
  },
};
