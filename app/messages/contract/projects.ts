import type { UntranslatedWords } from "./property";

/** Stands beside a large figure; the unit is set small. */
interface FigureWords {
  unit?: string;
  meaning: string;
}

/**
 * What is said of the off-plan projects. In Al Marjan's texts {beaches} is the length of the island’s
 * beaches in kilometres, {pools} how many the project has, {handover} the month.
 */
export interface ProjectsWords {
  /** The way to the contact form: {project} is its name. */
  ask: string;
  untranslated: UntranslatedWords;
  developerFigures: {
    handover: FigureWords;
    paymentPlan: FigureWords;
    pools: FigureWords;
    /** The figure is in millions of square metres. */
    island: FigureWords;
    /** The figure is in kilometres. */
    beaches: FigureWords;
  };
}
