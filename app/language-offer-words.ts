import { languageOffer as ar } from "./content/ar/language-offer";
import type { LanguageOfferWords } from "./content/contract/language-offer";
import { languageOffer as en } from "./content/en/language-offer";
import { languageOffer as it } from "./content/it/language-offer";
import type { Locale } from "./locale";

/** Fetched by those alone to whom another language is offered, in that language. */
export const languageOfferWords: Readonly<Record<Locale, LanguageOfferWords>> = { en, it, ar };
