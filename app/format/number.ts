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

type LargeUnit = "thousand" | "million" | "billion";

/** The unit in which a large number is said, and how much that is. */
function largeUnit(value: number): [LargeUnit, number] {
  if (value < 1e6) return ["thousand", 1e3];
  return value < 1e9 ? ["million", 1e6] : ["billion", 1e9];
}

/** How a language shortens large numbers; `few` where a small whole number has a form of its own. */
const shortened: Record<Locale, Record<LargeUnit, { few?: string; other: string }>> = {
  en: {
    thousand: { other: "{figures}K" },
    million: { other: "{figures}M" },
    billion: { other: "{figures}B" },
  },
  it: {
    thousand: { other: "{figures}\u00A0mila" },
    million: { other: "{figures}\u00A0mln" },
    billion: { other: "{figures}\u00A0mld" },
  },
  ar: {
    thousand: { few: "{figures} آلاف", other: "{figures} ألف" },
    million: { few: "{figures} ملايين", other: "{figures} مليون" },
    billion: { few: "{figures} مليارات", other: "{figures} مليار" },
  },
};

/**
 * A large number in short: "500K", "1.28M", "15.1B".
 *
 * @param value of a thousand and more; shown with at most two decimals
 */
export function formatCompact(locale: Locale, value: number): string {
  const [unit, size] = largeUnit(value);
  const { few, other } = shortened[locale][unit];
  const isFew = new Intl.PluralRules(locales[locale].tag).select(value / size) === "few";
  const figures = formatNumber(locale, value / size, 2);
  return fill(isFew && few !== undefined ? few : other, { figures });
}

/** Whether a range in one unit names it once, at its end. */
const namesUnitOnce: Record<Locale, boolean> = { en: false, it: true, ar: true };

/** From one large number to another: "1.8M–5M". */
export function formatCompactRange(locale: Locale, from: number, to: number): string {
  const [unit, size] = largeUnit(from);
  const once = namesUnitOnce[locale] && unit === largeUnit(to)[0];
  const start = once ? formatNumber(locale, from / size, 2) : formatCompact(locale, from);
  return `${start}–${formatCompact(locale, to)}`;
}
