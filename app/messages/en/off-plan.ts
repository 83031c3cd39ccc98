import type { Unit } from "~/content/projects";
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
      "11": "Eleven projects. Ask us what is still available and at what price. If your message names your budget, we will say which fit it.",
      other:
        "{count} projects. Ask us what is still available and at what price. If your message names your budget, we will say which fit it.",
    },
    /** The order of the list, and how it is shown: links. */
    sort: {
      label: "Sort by",
      none: "Our order",
      handover: "Handover",
      price: "Price",
      place: "Place",
    },
    /** The request for the prices of all projects, with its subject, which follows “Your message is about”. */
    askForAll: {
      action: "Ask for all prices",
      about: "prices, handover dates and payment plans of all off-plan projects",
    },
    view: { label: "Show as", pictures: "Pictures", table: "Table" },
    table: {
      project: "Project",
      handover: "Handover",
      price: "Price from",
      plan: "Plan",
      /** In a cell without a fact. */
      unknown: "Not known yet",
    },
    /** What is not known of every project, once for the list: {facts}. */
    unknown: {
      text: "Ask us for {facts} that are not shown here.",
      facts: {
        handover: "handover dates",
        plan: "payment plans",
      },
    },
    /** Individual off-plan homes, of which the firm lists none. */
    homes: {
      title: "Individual homes resold before handover",
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
        text: "In Dubai, the developer reports it, and the Land Department gives you 30 days. After that the developer may end the contract and keep up to 25% of the price if work has begun, or up to 40% once the building is 60% complete (Law No. 13 of 2008, Article 11, as replaced by Law No. 19 of 2020).",
      },
      {
        title: "What if the project is cancelled?",
        text: "In Dubai, if the regulator cancels it, the developer has to return what buyers paid, under the procedure of the escrow law (Law No. 8 of 2007); a tribunal settles the claims (Decree No. 33 of 2020). How soon and how fully depends on what is left.",
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

export const prelaunch = {
  /** {interest}, {studio} and {oneBedroom}, prices */
  head: {
    title: "Prelaunch Investments",
    description:
      "Palazzo Tissoli before its launch: Expression of Interest {interest}, studios from {studio}, one-bedroom apartments from {oneBedroom}, and the market.",
  },
  lead: "Off-plan, and not launched yet. Put your name down first; choose your home when sales open.",
  register: "Register Interest",
  /** The subject of the message to the firm. */
  registerAbout: "Palazzo Tissoli, Expression of Interest",
  prices: {
    title: "What it costs",
    interest: "Expression of Interest",
  },
  why: {
    title: "Why Invest in Pre-Launch?",
    text: [
      "Before a launch there is no show apartment to walk round. There is a drawing, a first price and a list of names. Those on the list choose their floor and their view first.",
      "You take a risk on a building that does not exist yet, and you are rewarded for it, or not, once it does. That is the bargain, and it does not suit everybody.",
    ],
    highlights: {
      /** {amount} */
      entry: {
        title: "First in line",
        description:
          "An Expression of Interest of {amount} puts your name down before the launch. Before you pay it, read on what terms it is returned.",
      },
      /** {amount} for a square foot, {year} */
      growth: {
        title: "Projected growth",
        description: "The developer projects {amount} per sq\u00A0ft by {year}.",
      },
      /** {yield} */
      rent: {
        title: "Yields of {yield}+",
        description: "Rental yields of {yield} or more: the developer’s figure, not the market’s.",
      },
      /** {rise} and {amount} */
      market: {
        title: "A market on the move",
        description:
          "Transactions in Ras Al Khaimah are reported to be up {rise}, at {amount}; we could not trace the source.",
      },
    },
  },
  gallery: "The palazzo in eight pictures",
  units: {
    title: "Three ways to live in it",
    action: "Enquire Now",
    /** The accessible name: {type}. */
    /** The subject of the message to the firm: {project} and {type}. */
    about: "{project}, {type}",
    types: {
      studio: "Studio",
      "one-bedroom": "1-Bedroom",
      "two-bedroom": "2-Bedroom",
      "three-bedroom": "3-Bedroom",
      "four-bedroom": "4-Bedroom",
      townhouse: "Townhouse",
      villa: "Villa",
      penthouse: "Penthouse",
    } satisfies Record<Unit["id"], unknown>,
    /** {size} */
    size: "about {size}",
    sizeUnknown: "Size to be announced",
    /** {price} */
    from: "from {price}",
    /** The heading of the purchase costs: {type} and {price}. */
    costsTitle: "{type}, from {price}",
    priceUnknown: "Contact for pricing",
    /** {price} per square foot; in Italian per square metre. */
    perArea: "about {price} per sq ft",
  },
  /** The separate law of the emirate of a {project}: {number} and {year}. */
  law: "{project} is in Ras Al Khaimah, outside Dubai’s escrow law and registers. The emirate’s own law (No. {number} of {year}) has its municipality keep the registers; buyers pay into escrow.",
  market: {
    eyebrow: "The market",
    title: "Ras Al Khaimah",
    chart: {
      title: "Growth, per cent",
      /** {name} and {meaning} after the figure. */
      row: "{name}, {meaning}",
      /** {amount} */
      transactions: { name: "Transactions", meaning: "to {amount}" },
      prices: { name: "Prices", meaning: "as reported" },
    },
    table: {
      caption: "Ras Al Khaimah in figures",
      /** {rise} */
      transactions: { name: "Transactions", meaning: "up {rise}, as reported" },
      prices: { name: "Prices", meaning: "up, as reported" },
      /** {year} */
      visitors: { name: "Visitors", meaning: "in {year}, tourism authority" },
    },
    projections: {
      title: "What the developer projects",
      /** {year} */
      price: { unit: "per sq ft", meaning: "Projected by {year}" },
      /** {yield} */
      yield: { value: "{yield}+", unit: "a year", meaning: "Rental yields" },
    },
    /** The sources of the figures; {year} is that of the number of visitors. */
    sources:
      "Visitors: the emirate’s tourism authority (RAKTDA), {year}. We could not trace who published the transactions and prices, or for which year: check them before you rely on them.",
    /** {today}, the range of today's prices for a square foot, and {projected}, the developer's. */
    note: "This is a projection, not a guarantee. At {today} per sq\u00A0ft today, {projected} would be more than four times the entry price.",
  },
  callToAction: {
    title: "Before you put your name down",
    text: "Speak to us first, or start with the brochure.",
    action: "Book Consultation",
    /** The subject of the message to the firm. */
    about: "Palazzo Tissoli",
    /** The secondary link. */
    next: "Download Brochure",
  },
};

export type PrelaunchMessages = Translated<typeof prelaunch>;
export type HighlightMessages = PrelaunchMessages["why"]["highlights"]["entry"];
