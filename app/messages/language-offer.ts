import type { Locale } from "~/locale";
import { languageOffer as ar } from "./ar/language-offer";
import type { LanguageOfferMessages } from "./en/language-offer";
import { languageOffer as en } from "./en/language-offer";
import { languageOffer as it } from "./it/language-offer";

/** Loaded only if another language is offered. */
export const languageOfferMessages: Readonly<Record<Locale, LanguageOfferMessages>> = {
  en,
  it,
  ar,
};
