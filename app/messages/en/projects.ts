import type { Translated } from "../translated";

/** Beside a large figure; the unit is set small. */
interface FigureMessages {
  unit?: string;
  meaning: string;
}

type Figure = "handover" | "paymentPlan" | "pools" | "island" | "beaches";

/**
 * What is said of the off-plan projects. In Al Marjan's texts {beaches} is the length of the island’s
 * beaches in kilometres, {pools} how many the project has, {handover} the month.
 */
export const projects = {
  /** The way to the contact form: {project} is its name. */
  ask: "Ask about {project}",
  untranslated: {
    text: "This project is not described in English yet.",
    /** {title} and {language} */
    link: "{title} in {language}",
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
