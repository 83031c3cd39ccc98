import { type Locale, locales } from "~/locale";

/**
 * Made with the first number that needs it: a slow phone takes 30 ms for each, and would spend them
 * before the page answers to anything.
 */
const formats = new Map<string, Intl.NumberFormat>();

/** A number with two decimals: "18.50". */
export const formatCents = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locales[locale].tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: "always",
  }).format(value);

/**
 * A number as a language groups its figures: "1,500,000" in English.
 *
 * @param value to be shown
 * @param decimals the most that are shown; the number is rounded to them
 */
export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[locale].tag, {
      maximumFractionDigits: decimals,
      // Italian would write 1500 without.
      useGrouping: "always",
    });
    formats.set(key, format);
  }
  return format.format(value);
}
