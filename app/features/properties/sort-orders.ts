/** The orders in which homes can be listed; without one they stand as in the catalogue. */
export const sortOrders = ["price-up", "price-down", "size-up", "size-down"] as const;

export type SortOrder = (typeof sortOrders)[number];
