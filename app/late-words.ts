import type { LateWords } from "./content/contract/late";
import type { Locale } from "./locale";

const inLocale: Readonly<Record<Locale, () => Promise<{ late: LateWords }>>> = {
  en: () => import("./content/en/late"),
  it: () => import("./content/it/late"),
  ar: () => import("./content/ar/late"),
};

/**
 * What no page says before its visitor has done something: fetched then, in the page's language alone.
 *
 * @throws where it does not arrive
 */
export const lateWords = async (locale: Locale): Promise<LateWords> =>
  (await inLocale[locale]()).late;
