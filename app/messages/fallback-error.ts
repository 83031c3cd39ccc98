import type { Locale } from "~/locale";
import { fallbackError as ar } from "./ar/fallback-error";
import type { FallbackErrorMessages } from "./en/fallback-error";
import { fallbackError as en } from "./en/fallback-error";
import { fallbackError as it } from "./it/fallback-error";

/** In every language, because an error may come before any other word: fetched where one does. */
export const fallbackErrorMessages: Readonly<Record<Locale, FallbackErrorMessages>> = {
  en,
  it,
  ar,
};
