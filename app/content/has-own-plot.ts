import type { PropertyType } from "./properties";

/** Whether a type has its own plot: fees and structured data are those of a house. */
export const hasOwnPlot = (type: PropertyType): boolean => type === "villa" || type === "townhouse";
