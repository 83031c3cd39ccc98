import type { Locale } from "~/locale";
import { fallbackError as ar } from "./ar/fallback-error";
import type { FallbackErrorMessages } from "./en/fallback-error";
import { fallbackError as en } from "./en/fallback-error";
import { fallbackError as it } from "./it/fallback-error";

/** Loaded on an error, in every language, because the error may precede all other messages. */
export const fallbackErrorMessages: Readonly<Record<Locale, FallbackErrorMessages>> = {
  en,
  it,
  ar,
};
