import type { Locale } from "./locale";
import { arabic } from "./messages/ar/words";
import type { Words } from "./messages/contract/words";
import { english } from "./messages/en/words";
import { italian } from "./messages/it/words";

const languages: Record<Locale, Words> = { en: english, it: italian, ar: arabic };

/**
 * All that the site says in a language. For loaders and the Worker alone: a component is handed what
 * it shows, so that no visitor fetches the words of other pages or languages.
 */
export const wordsIn = (locale: Locale): Words => languages[locale];
