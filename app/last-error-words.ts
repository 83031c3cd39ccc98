import { lastError as ar } from "./content/ar/last-error";
import type { LastErrorWords } from "./content/contract/last-error";
import { lastError as en } from "./content/en/last-error";
import { lastError as it } from "./content/it/last-error";
import type { Locale } from "./locale";

/** In every language, because an error may come before any other word: fetched where one does. */
export const lastErrorWords: Readonly<Record<Locale, LastErrorWords>> = { en, it, ar };
