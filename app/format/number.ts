import { type Locale, locales } from "~/locale";

/** Created with the first number: on slow phones each takes 30 ms. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number with two decimals: "18.50". */
export const formatCents = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locales[locale].tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: "always",
  }).format(value);

/**
 * A number with the grouping of a language: "1,500,000" in English.
 *
 * @param value the number
 * @param decimals maximum decimals
 */
export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[locale].tag, {
      maximumFractionDigits: decimals,
      // The default of Italian is 1500 without grouping.
      useGrouping: "always",
    });
    formats.set(key, format);
  }
  return format.format(value);
}
