import type { Property } from "~/content/properties";

/** The orders in which homes can be listed; without one they stand as in the catalogue. */
export const sortOrders = ["price-up", "price-down", "size-up", "size-down"] as const;
export type SortOrder = (typeof sortOrders)[number];

const compare: Record<SortOrder, (a: Property, b: Property) => number> = {
  "price-up": (a, b) => a.amount - b.amount,
  "price-down": (a, b) => b.amount - a.amount,
  "size-up": (a, b) => a.areaSqFt - b.areaSqFt,
  "size-down": (a, b) => b.areaSqFt - a.areaSqFt,
};

/** Homes in an order, those alike as they stood; the list given stays as it is. */
export const sortProperties = (
  homes: readonly Property[],
  order: SortOrder | undefined,
): readonly Property[] => (order ? homes.toSorted(compare[order]) : homes);
