import type { Locale } from "~/locale";
import type { LazyMessages } from "./en/lazy";

const inLocale: Readonly<Record<Locale, () => Promise<{ lazy: LazyMessages }>>> = {
  en: () => import("./en/lazy"),
  it: () => import("./it/lazy"),
  ar: () => import("./ar/lazy"),
};

/**
 * Loads the messages that a page needs only after an interaction, in its language.
 *
 * @throws if they cannot be loaded
 */
export const lazyMessages = async (locale: Locale): Promise<LazyMessages> =>
  (await inLocale[locale]()).lazy;
