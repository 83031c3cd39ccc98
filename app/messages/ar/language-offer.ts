import type { LanguageOfferMessages } from "../contract/language-offer";

export const languageOffer: LanguageOfferMessages = {
  text: "هذه الصفحة متاحة بالعربية أيضًا.",
  accept: "اقرأها بالعربية",
  dismiss: "لا، شكرًا",
};
