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
    },
    /** Of the lowest price. */
    priceFrom: "Starting price",
    plan: {
      /** The source of the plan. */
      text: "This is the developer’s plan. The contract sets the dates of the instalments.",
      /** The link to the calculation for another price. */
      calculator: "Work it out for another price",
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
    /**
     * The developer’s projections: {year}, {amount}, and {yield}, "9%". In Italian, {amount} is per square metre and
     * {stated} per square foot.
     */
    projections: {
      price: "Price in {year}, projected by the developer",
      perArea: "{amount} per sq ft",
      yield: "Rental yield, projected by the developer",
      yieldFrom: "{yield} a year or more",
    },
    /** Invites visitors to ask for missing prices, sizes and dates. */
    missing: "If a price, a size or a date is missing, ask: we will get it from the developer.",
    documents: "Documents",
    /** Opens the chat. */
    chat: "Message us on WhatsApp",
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
