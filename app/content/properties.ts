import { allProperties, type Property } from "#content";
import { inOrder } from "./order.ts";

export type { Property };
export type PropertyType = Property["type"];
export type Purpose = Property["purpose"];

/** Every property that the firm has written, in the order of lists. Drafts are left out. */
export const properties: readonly Property[] = inOrder(allProperties).filter(
  ({ status }) => status !== "draft",
);
