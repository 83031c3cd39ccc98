import type { Project } from "~/content/projects";
import type { Translated } from "../translated";

/** Beside a large figure; the unit is smaller. */
interface FigureMessages {
  unit?: string;
  meaning: string;
}

type Figure = "handover" | "paymentPlan" | "pools" | "island" | "beaches";

/**
 * The messages about off-plan projects. In Al Marjan's texts {beaches} is the length of the island’s beaches in
 * kilometres, {pools} the number of pools, {handover} the month.
 */
export const projects = {
  /** The link to the contact form: {project} is its name. */
  ask: "Ask about {project}",
  /** The link to the form of a project without a price. */
  askPrice: "Ask for the price",
  untranslated: "There is no description of this project in English yet.",
  /** The link to a project's page, on pages that mention it. */
  see: "See the project",
  /** A project’s own page. */
  page: {
    head: {
      /** {project} */
      title: "{project}: off-plan project",
      /** {line}, the sentence about the project, and {place} */
      description: "{line} Off-plan, {place}.",
      descriptionWithoutPlace: "{line} Off-plan.",
    },
    /** Of the lowest price. */
    priceFrom: "Starting price",
    plan: {
      /** The source of the plan. */
      text: "This is the developer’s plan. The contract sets the dates of the instalments.",
    },
    /** For a payment without a month. */
    atHandover: "At handover",
    units: "The homes",
    /** Above the costs of a purchase if the project has no price. */
    fees: "Purchase costs",
    facts: "The project",
    /** Facts of the register, the developer and the firm. */
    register: {
      developer: "Developer",
      brand: "Brand",
      projectNumber: "Project number",
      escrow: "Escrow account",
      district: "District",
      stage: "Stage",
      stages: {
        announced: "Announced",
        "on-sale": "On sale",
        "under-construction": "Under construction",
        completed: "Completed",
      } satisfies Record<NonNullable<Project["stage"]>, unknown>,
      /** The label of the day, and the note in lists. */
      soldOut: "Sold out",
      progress: "Construction progress",
      /** {percent} and {date} */
      progressOn: "{percent} ({date})",
      /** The developer’s figure, and the firm’s. */
      chargeStated: "Service charge, stated by the developer",
      chargeEstimated: "Service charge, our estimate",
      /** {amount} per square foot; in Italian per square metre. */
      perYear: "{amount} per sq ft a year",
      interestReturned: "Expression of Interest, returned if you do not buy",
      interestInPrice: "Expression of Interest, part of the price",
      yesOrNo: { yes: "Yes", no: "No" },
      fee: "Our fee",
      feePaidBy: { developer: "Paid by the developer", buyer: "Paid by the buyer" },
    },
    /** Who states a fact, beside it; the name of the source follows. {date} of the check. */
    sources: {
      verified: "Verified on {date}",
      stated: "Stated by the developer; checked on {date}",
      unchecked: "Stated by the developer; not yet checked by us",
      outdated: "More than 90 days ago: ask us to check it again",
      /** The present handover compared to the first promise; {count} months. */
      slippage: {
        later: {
          one: "One month later than first promised",
          other: "{count} months later than first promised",
        },
        earlier: {
          one: "One month earlier than first promised",
          other: "{count} months earlier than first promised",
        },
        same: "As first promised",
      },
      /** An earlier promise: {month}, and the {date} of it. */
      promised: "Promised for {month} ({date})",
      /** How to check the facts of a project in Dubai; {app} is the name of the link. */
      checkYourself:
        "Check it yourself: {app}, the Land Department’s app, shows the progress and the escrow account of every project registered in Dubai. Pay into no other account.",
    },
    /**
     * The developer’s projections: {year}, {amount}, and {yield}, "9%". In Italian, {amount} is per square metre and
     * {stated} per square foot.
     */
    projections: {
      price: "Price in {year}, projected by the developer",
      perArea: "{amount} per sq ft",
      yield: "Rental yield, projected by the developer",
      yieldFrom: "{yield} a year or more",
      yieldNote: "A projection, not a guarantee: nobody knows the rent before the home is let.",
    },
    /** What to ask the developer: each question is a box to tick, and becomes part of the message. */
    questions: {
      title: "What should we ask the developer?",
      texts: {
        price: "What does each type of home cost?",
        available: "Which homes are still available?",
        handover: "When is handover?",
        late: "What do I get if handover is late?",
        plan: "On which dates are the instalments due?",
        register: "Who is the developer, and what are the project number and the escrow account?",
        charge: "What will the service charge be?",
        resale: "What share must I have paid before I may resell?",
        interest: "Do I get the Expression of Interest back if I do not buy?",
        fee: "Does the developer pay the agency’s fee?",
      },
    },
    /** Invites visitors to ask for missing prices, sizes and dates. */
    missing: "If a figure you need is missing here, ask: we will get it from the developer.",
    documents: "Documents",
    similar: { title: "Similar projects", all: "All projects" },
    enquiry: {
      text: "Prices, what is still available, the plans, the contract: ask, and a partner will call you with the answers.",
      /** What happens after the submission, in one sentence. */
      intro: "A partner will call you.",
      submit: "Send Request",
      /** {project} */
      sent: "We’ll contact you shortly about {project}.",
    },
  },
  developerFigures: {
    handover: { meaning: "Handover expected" },
    paymentPlan: { meaning: "Payment plan" },
    pools: { meaning: "Pools" },
    /** The figure is in millions of square metres. */
    island: { unit: "million sq m", meaning: "The island" },
    /** The figure is in kilometres. */
    beaches: { unit: "km", meaning: "Beaches" },
  } satisfies Record<Figure, FigureMessages> as Record<Figure, FigureMessages>,
};

export type ProjectsMessages = Translated<typeof projects>;

/** The messages of the brochures that pages do not have. */
export const brochure = {
  /** The link to a brochure: {size} in megabytes. */
  link: "Brochure (PDF, {size} MB)",
  /** The accessible name of that link if a page has several: {title} and {link}. */
  /** The title of a project's document: {title} and {place}. */
  documentTitle: "{title}, {place}",
  /** Replaces a price that is not announced. */
  priceUnknown: "Price on request",
  offPlan: "Off-plan",
  /** The basis of a calculation: {price}. */
  /** The title of each part, also in the bookmarks. */
  parts: { home: "About the home", project: "About the project", pictures: "Pictures" },
  contact: {
    /** Of a home that can be viewed, and of a project. */
    title: { property: "See it, then decide", project: "Ask before you sign" },
    text: {
      property:
        "Choose a day. We will show you the home and point out what deserves a second look.",
      project: "An hour with a partner, in person or by video: the plan, the dates, the contract.",
    },
    /** The prefilled WhatsApp message about a project: {title} and {address}. */
    message: "Hello. I am interested in {title}: {address}",
  },
  code: {
    /** The text alternative of the QR code: {address}. */
    label: "QR code that opens {address}",
    text: {
      property: "All the pictures, today’s price and a form to request a viewing:",
      project: "All the pictures and the latest details:",
    },
  },
  /** {date}, and a note that facts may have changed since. */
  prepared: {
    property:
      "Prepared on {date}. Price and availability may have changed since: see the website for the latest.",
    project:
      "Prepared on {date}. Plans, dates and prices are the developer’s and may have changed since.",
  },
};

export type BrochureMessages = Translated<typeof brochure>;

/** The messages of /catalogs. */
export const catalogs = {
  head: {
    title: "Catalogs",
    description:
      "Brochures of our Dubai homes and off-plan projects, and catalogs made to order: tell us the area, your budget and the handover date.",
  },
  title: "Catalogs",
  /** Above the catalogs’ empty list, which is no list of brochures. */
  several: "Several homes in one catalog",
  /** If there are none. */
  empty: "No catalogs available at the moment.",
  custom:
    "Tell us the area, the budget and the handover date you have in mind. We will put a catalog together for you.",
  request: "Request Custom Catalog",
  requestOne: "Request this catalog",
  /** The length of a catalog: "48 pages". */
  pages: { one: "{count} page", other: "{count} pages" },
  /** The brochures of homes and projects, below the catalogs. */
  brochures: {
    title: "Brochures",
    text: "A brochure of every home and project, to keep or to pass on.",
    homes: "Homes",
    projects: "Off-plan projects",
    /** {size} in megabytes. */
    file: "PDF, {size} MB",
  },
  /** Of each catalog in app/routes/catalogs.tsx, by its id. */
  items: {} as Readonly<Record<string, { title: string; description: string }>>,
};

export type CatalogsMessages = Translated<typeof catalogs>;
