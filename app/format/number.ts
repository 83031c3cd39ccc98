import { type Locale, locales } from "~/locale";
import { fill } from "./fill";

/**
 * Made with the first number that needs it: a slow phone takes 30 ms for each, and would spend them
 * before the page answers to anything.
 */
const formats = new Map<string, Intl.NumberFormat>();

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

/**
 * A share of a hundred: "118%", "4.92%".
 *
 * @param percent in percent; shown with at most two decimals
 */
export const formatPercent = (locale: Locale, percent: number): string =>
  `${formatNumber(locale, percent, 2)}%`;

/** A share that is given as a range: "6–8%". */
export const formatPercentRange = (locale: Locale, from: number, to: number): string =>
  `${formatNumber(locale, from, 2)}–${formatPercent(locale, to)}`;

/** How a language shortens large numbers. */
const shortened: Record<Locale, { thousand: string; million: string; billion: string }> = {
  en: { thousand: "{figures}K", million: "{figures}M", billion: "{figures}B" },
  it: {
    thousand: "{figures}\u00A0mila",
    million: "{figures}\u00A0mln",
    billion: "{figures}\u00A0mld",
  },
};

/**
 * A large number in short: "500K", "1.28M", "15.1B".
 *
 * @param value of a thousand and more; shown with at most two decimals
 */
export function formatCompact(locale: Locale, value: number): string {
  const unit = value < 1e6 ? "thousand" : value < 1e9 ? "million" : "billion";
  const size = { thousand: 1e3, million: 1e6, billion: 1e9 }[unit];
  return fill(shortened[locale][unit], { figures: formatNumber(locale, value / size, 2) });
}
