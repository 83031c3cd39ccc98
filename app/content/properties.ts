import { properties as compiled } from "#content";

export type Property = (typeof compiled)[number];
export type PropertyType = Property["type"];
export type Purpose = Property["purpose"];

/** All properties, in the order of lists. Drafts are left out. */
export const properties: readonly Property[] = compiled;

/** Whether a type has its own plot: fees and structured data are those of a house. */
export const hasOwnPlot = (type: PropertyType): boolean => type === "villa" || type === "townhouse";
