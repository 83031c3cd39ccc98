import type { Property } from "./properties";

/** What is said of every home alike. */
export const purposeWords = {
  sale: "For sale",
  rent: "For rent",
} as const satisfies Record<Property["purpose"], string>;

/** Under a list of homes, and of every picture of a home or a project. */
export const impressions = "All pictures are artist’s impressions.";
export const impression = "Artist’s impression";

/** What is said of a list of homes, around its figures. */
export const listWords = {
  homes: (figure: string, count: number) => `${figure} ${count === 1 ? "property" : "properties"}`,
  showing: (homes: string) => `Showing ${homes}`,
  part: (from: string, to: string, homes: string) => `Showing ${from}–${to} of ${homes}`,
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  show: (homes: string) => `Show ${homes}`,
} as const;

const kinds = { sale: "for sale", rent: "to rent" } as const;

/** What is on offer now, in one sentence. */
export const offerWords = {
  none: (purpose: Property["purpose"]) => `No homes ${kinds[purpose]} today.`,
  one: (figure: string, purpose: Property["purpose"], where: string, price: string) =>
    `${figure} home ${kinds[purpose]} in ${where}, at ${price}.`,
  some: (figure: string, purpose: Property["purpose"], where: string, price: string) =>
    `${figure} homes ${kinds[purpose]} in ${where}, from ${price}.`,
} as const;
