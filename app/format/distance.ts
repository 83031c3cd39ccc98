import type { Locale } from "~/locale";
import { nonBreaking } from "./non-breaking";
import { numberFormat } from "./number";
import { perLocale } from "./per-locale";

const units: Record<Locale, string> = { en: "km", it: "km", ar: "كم" };

/** The distance from which decimals are dropped, in kilometres. */
const wholeFrom = 10;

/** Formats distances in a language. */
export const distanceFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /**
   * A distance: "1.6 km".
   *
   * @param kilometres shown with one decimal below 10 km
   */
  const distance = (kilometres: number): string =>
    nonBreaking(`${number(kilometres, kilometres < wholeFrom ? 1 : 0)} ${units[locale]}`);

  return { distance };
});
