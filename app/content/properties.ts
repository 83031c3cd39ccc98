import { allProperties, type Property } from "#content";
import { sortByOrder } from "./sort-by-order.ts";

export type { Property };
export type PropertyType = Property["type"];
export type Purpose = Property["purpose"];

/** All properties, in the order of lists. Drafts are left out. */
export const properties: readonly Property[] = sortByOrder(allProperties).filter(
  ({ status }) => status !== "draft",
);
