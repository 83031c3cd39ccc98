import { areas as compiled } from "#content";

export type Area = (typeof compiled)[number];

/** The texts of an area in one language. */
export type AreaTexts = Area["texts"]["en"];

/** The areas with a guide, in the order of lists. */
export const areas: readonly Area[] = compiled;

/** The month of the areas' counts and price ranges, which are the firm's estimates, as yyyy-mm. */
export const areaFiguresMonth = "2026-11";
