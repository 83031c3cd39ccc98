import type { Property } from "./properties";

/** What is said of every home alike. */
export const purposeWords = {
  sale: "For sale",
  rent: "For rent",
} as const satisfies Record<Property["purpose"], string>;

/** Under a list of homes, and of one picture of a home. */
export const impressions = "All pictures are artist’s impressions.";
export const impression = "Artist’s impression";
