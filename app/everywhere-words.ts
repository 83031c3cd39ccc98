import { everywhere as ar } from "./content/ar/everywhere";
import type { EverywhereWords } from "./content/contract/everywhere";
import { everywhere as en } from "./content/en/everywhere";
import { everywhere as it } from "./content/it/everywhere";
import type { Locale } from "./locale";

/**
 * The words that are sent to every visitor in every language. Keep them few: the offer of a language
 * must speak that language on a page of another one, and an error may come before any other word.
 */
export const everywhereWords: Readonly<Record<Locale, EverywhereWords>> = { en, it, ar };
