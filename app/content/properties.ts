import { allProperties, type Property as PropertyContent } from "#content";
import { sortByOrder } from "./sort-by-order.ts";

/** A home for sale or rent. */
export type Property = PropertyContent & { kind: "property" };

export type PropertyType = Property["type"];
export type Purpose = Property["purpose"];

/** All properties, in the order of lists. Drafts are left out. */
export const properties: readonly Property[] = sortByOrder(allProperties)
  .filter(({ status }) => status !== "draft")
  .map((property) => ({ ...property, kind: "property" }));
