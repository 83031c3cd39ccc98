/** The types of property that costs depend on. */
export type HomeType = "apartment" | "penthouse" | "villa" | "townhouse";

/** Whether a type has its own plot: fees are those of a house. */
export const isHouse = (type: HomeType): boolean => type === "villa" || type === "townhouse";
