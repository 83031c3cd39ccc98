import { areas as compiled } from "#content";

export type Area = (typeof compiled)[number];

export type AreaTexts = Area["texts"]["en"];

export const areas: readonly Area[] = compiled;

/** The month of the areas' counts and price ranges, which are the firm's estimates, as yyyy-mm. */
export const areaFiguresMonth = "2026-11";
