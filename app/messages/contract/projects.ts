import type { UntranslatedMessages } from "./property";

/** Stands beside a large figure; the unit is set small. */
interface FigureMessages {
  unit?: string;
  meaning: string;
}

/**
 * What is said of the off-plan projects. In Al Marjan's texts {beaches} is the length of the island’s
 * beaches in kilometres, {pools} how many the project has, {handover} the month.
 */
export interface ProjectsMessages {
  /** The way to the contact form: {project} is its name. */
  ask: string;
  untranslated: UntranslatedMessages;
  developerFigures: {
    handover: FigureMessages;
    paymentPlan: FigureMessages;
    pools: FigureMessages;
    /** The figure is in millions of square metres. */
    island: FigureMessages;
    /** The figure is in kilometres. */
    beaches: FigureMessages;
  };
}
