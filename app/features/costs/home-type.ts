/** What kind of home it is, as far as costs depend on it. */
export type HomeType = "apartment" | "penthouse" | "villa" | "townhouse";

/** Whether a home stands on its own plot: offices charge for it as for a house. */
export const isHouse = (type: HomeType): boolean => type === "villa" || type === "townhouse";
