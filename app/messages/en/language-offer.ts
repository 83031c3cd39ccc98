import type { LanguageOfferWords } from "../contract/language-offer";

export const languageOffer: LanguageOfferWords = {
  text: "This page is also available in English.",
  accept: "Read it in English",
  dismiss: "No, thank you",
};
