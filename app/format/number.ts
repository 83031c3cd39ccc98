import { locales } from "~/locale";
import { perLocale } from "./per-locale";

/** Created with the first number: on slow phones each takes 30 ms. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats numbers in a language. */
export const numberFormat = perLocale((locale) => {
  /** A number with two decimals: "18.50". */
  const cents = (value: number): string =>
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
  function number(value: number, decimals = 0): string {
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

  return { cents, number };
});
