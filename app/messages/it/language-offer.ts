import type { LanguageOfferMessages } from "../en/language-offer";

export const languageOffer: LanguageOfferMessages = {
  text: "Questa pagina c’è anche in italiano.",
  accept: "Legga in italiano",
  dismiss: "No, grazie",
};
