import type { Locale } from "~/locale";
import { languageOffer as ar } from "./ar/language-offer";
import type { LanguageOfferMessages } from "./en/language-offer";
import { languageOffer as en } from "./en/language-offer";
import { languageOffer as it } from "./it/language-offer";

/** Fetched by those alone to whom another language is offered, in that language. */
export const languageOfferMessages: Readonly<Record<Locale, LanguageOfferMessages>> = {
  en,
  it,
  ar,
};
