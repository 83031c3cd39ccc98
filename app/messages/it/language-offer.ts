import type { LanguageOfferWords } from "../contract/language-offer";

export const languageOffer: LanguageOfferWords = {
  label: "Lingua",
  text: "Questa pagina c’è anche in italiano.",
  accept: "Leggila in italiano",
  dismiss: "No, grazie",
};
