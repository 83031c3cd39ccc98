import type { Locale } from "~/locale";
import type { LazyMessages } from "./en/lazy";

const inLocale: Readonly<Record<Locale, () => Promise<{ lazy: LazyMessages }>>> = {
  en: () => import("./en/lazy"),
  it: () => import("./it/lazy"),
  ar: () => import("./ar/lazy"),
};

/**
 * What no page says before its visitor has done something: fetched then, in the page's language alone.
 *
 * @throws where it does not arrive
 */
export const lazyMessages = async (locale: Locale): Promise<LazyMessages> =>
  (await inLocale[locale]()).lazy;
