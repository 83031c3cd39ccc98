/** The types of property that costs depend on. */
export type PropertyType = "apartment" | "penthouse" | "villa" | "townhouse";

/** Whether a type has its own plot: fees are those of a house. */
export const isHouse = (type: PropertyType): boolean => type === "villa" || type === "townhouse";
