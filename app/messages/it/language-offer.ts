import type { LanguageOfferMessages } from "../en/language-offer";

export const languageOffer: LanguageOfferMessages = {
  text: "Questa pagina c’è anche in italiano.",
  accept: "Leggi in italiano",
  dismiss: "No, grazie",
};
