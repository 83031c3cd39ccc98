import type { LanguageOfferMessages } from "../contract/language-offer";

export const languageOffer: LanguageOfferMessages = {
  text: "This page is also available in English.",
  accept: "Read it in English",
  dismiss: "No, thank you",
};
