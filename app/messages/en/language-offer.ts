import type { Translated } from "../translated";

/** Offers the language to visitors whose browser prefers it, in that language. */
export const languageOffer = {
  text: "This page is also available in English.",
  /** The link to the same page in the language. */
  accept: "Read it in English",
  dismiss: "No, thank you",
};

export type LanguageOfferMessages = Translated<typeof languageOffer>;
