import { arabic } from "./content/ar/words";
import type { Words } from "./content/contract/words";
import { english } from "./content/en/words";
import { italian } from "./content/it/words";
import type { Locale } from "./locale";

const languages: Record<Locale, Words> = { en: english, it: italian, ar: arabic };

/**
 * All that the site says in a language. For loaders and the Worker alone: a component is handed what
 * it shows, so that no visitor fetches the words of other pages or languages.
 */
export const wordsIn = (locale: Locale): Words => languages[locale];
