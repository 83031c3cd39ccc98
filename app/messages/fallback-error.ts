import type { Locale } from "~/locale";
import { fallbackError as ar } from "./ar/fallback-error";
import type { FallbackErrorMessages } from "./en/fallback-error";
import { fallbackError as en } from "./en/fallback-error";
import { fallbackError as it } from "./it/fallback-error";

/** Browsers load them in every language if the root loader failed, because other messages come with its data. */
export const fallbackErrorMessages: Readonly<Record<Locale, FallbackErrorMessages>> = {
  en,
  it,
  ar,
};
