import type { Property } from "./properties";

/** What is said of every home alike. */
export const purposeWords = {
  sale: "For sale",
  rent: "For rent",
} as const satisfies Record<Property["purpose"], string>;

export const impression = "Artist’s impression";
