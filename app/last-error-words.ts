import type { Locale } from "./locale";
import { lastError as ar } from "./messages/ar/last-error";
import type { LastErrorWords } from "./messages/contract/last-error";
import { lastError as en } from "./messages/en/last-error";
import { lastError as it } from "./messages/it/last-error";

/** In every language, because an error may come before any other word: fetched where one does. */
export const lastErrorWords: Readonly<Record<Locale, LastErrorWords>> = { en, it, ar };
