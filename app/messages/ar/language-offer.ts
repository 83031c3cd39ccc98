import type { LanguageOfferWords } from "../contract/language-offer";

export const languageOffer: LanguageOfferWords = {
  text: "هذه الصفحة متاحة بالعربية أيضًا.",
  accept: "اقرأها بالعربية",
  dismiss: "لا، شكرًا",
};
