import type { Locale } from "./locale";
import type { LateWords } from "./messages/contract/late";

const inLocale: Readonly<Record<Locale, () => Promise<{ late: LateWords }>>> = {
  en: () => import("./messages/en/late"),
  it: () => import("./messages/it/late"),
  ar: () => import("./messages/ar/late"),
};

/**
 * What no page says before its visitor has done something: fetched then, in the page's language alone.
 *
 * @throws where it does not arrive
 */
export const lateWords = async (locale: Locale): Promise<LateWords> =>
  (await inLocale[locale]()).late;
