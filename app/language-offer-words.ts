import type { Locale } from "./locale";
import { languageOffer as ar } from "./messages/ar/language-offer";
import type { LanguageOfferWords } from "./messages/contract/language-offer";
import { languageOffer as en } from "./messages/en/language-offer";
import { languageOffer as it } from "./messages/it/language-offer";

/** Fetched by those alone to whom another language is offered, in that language. */
export const languageOfferWords: Readonly<Record<Locale, LanguageOfferWords>> = { en, it, ar };
