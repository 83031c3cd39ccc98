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
  /** What public law answers; {date} is the day of the last check. */
  questions: {
    title: "What buyers ask",
    note: "General information, not advice. Last checked on {date}: the laws named here may have changed since. Ask a lawyer before you sign.",
    items: [
      {
        title: "Can a foreigner own the home?",
        text: "In Dubai, foreigners may own freehold on the plots that the Ruler has designated (Law No. 7 of 2006, Regulation No. 3 of 2006 and its amendments). The Marina, Emirates Hills, the Palm and Al Soufuh have such plots. Being in the right district is not enough: check the plot with the Land Department.",
      },
      {
        title: "And in Ras Al Khaimah?",
        text: "The emirate has rules of its own. Foreigners buy freehold in the projects that it has opened to them; we have found no official list. Ask the developer for the approval, and let a lawyer check the title with the municipality.",
      },
      {
        title: "Is there VAT on the price?",
        text: "Not in practice. The first sale of a home within three years of its completion is taxed at 0%; later sales are exempt (Federal Decree-Law No. 8 of 2017, Articles 45 and 46). Trustees’ and brokers’ fees carry 5%.",
      },
      {
        title: "What if I stop paying?",
        text: "The developer reports it, and the Land Department gives you 30 days. After that the developer may end the contract and keep up to 25% of the price if work has begun, or up to 40% once the building is 60% complete (Law No. 13 of 2008, Article 11, as replaced by Law No. 19 of 2020).",
      },
      {
        title: "What if the project is cancelled?",
        text: "If the regulator cancels it, the developer has to return what buyers paid, under the procedure of the escrow law (Law No. 8 of 2007); a tribunal settles the claims (Decree No. 33 of 2020). How soon and how fully depends on what is left.",
      },
      {
        title: "Can I let it by the week?",
        text: "Only with a licence and a permit for the home from Dubai’s tourism authority (Decree No. 41 of 2013). Check the building’s rules too.",
      },
      {
        title: "Does a home in Ras Al Khaimah count towards the Dubai visa?",
        text: "No. Dubai’s two-year visa is for homes in Dubai; every emirate has its own conditions.",
      },
      {
        title: "What if I die?",
        text: "Without a will, a court in the Emirates decides who inherits. Foreigners who are not Muslims can register a will there (Federal Decree-Law No. 41 of 2022). Which law applies depends on nationality, faith and residence: ask a lawyer in both countries before you sign.",
      },
    ],
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
