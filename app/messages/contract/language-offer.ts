/** Offers the language to somebody whose browser prefers it, in that language. */
export interface LanguageOfferMessages {
  text: string;
  /** The link to the same page in the language. */
  accept: string;
  dismiss: string;
}
