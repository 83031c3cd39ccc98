import type { LanguageOfferWords } from "../contract/language-offer";

export const languageOffer: LanguageOfferWords = {
  text: "Questa pagina c’è anche in italiano.",
  accept: "Leggi in italiano",
  dismiss: "No, grazie",
};
