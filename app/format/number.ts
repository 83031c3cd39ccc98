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

/** Holds figures together from left to right, signs and all, also in a line that runs from the right. */
const asOneFigure = (locale: Locale, figures: string): string =>
  locales[locale].direction === "rtl" ? `\u2066${figures}\u2069` : figures;

/** From one figure to another, in one piece: a line must not end with the dash. */
const fromTo = (from: string, to: string): string => `${from}–\u2060${to}`;

/**
 * A share of a hundred: "118%", "4.92%".
 *
 * @param percent in percent; shown with at most two decimals
 */
export const formatPercent = (locale: Locale, percent: number): string =>
  asOneFigure(locale, `${formatNumber(locale, percent, 2)}%`);

/** A share that is given as a range: "6–8%". */
export const formatPercentRange = (locale: Locale, from: number, to: number): string =>
  asOneFigure(locale, `${formatNumber(locale, from, 2)}–${formatNumber(locale, to, 2)}%`);

/**
 * A payment plan, called by its two shares: "70/30".
 *
 * @param shares in percent of the price
 */
export const formatShares = (
  locale: Locale,
  { beforeHandover, atHandover }: { beforeHandover: number; atHandover: number },
): string => `${formatNumber(locale, beforeHandover)}/${formatNumber(locale, atHandover)}`;

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

/** Figures with the unit that a large number is said in, in the form that the number asks for. */
function inLargeUnit(locale: Locale, value: number, figures: string): string {
  const [unit, size] = largeUnit(value);
  const { few, other } = shortened[locale][unit];
  const isFew = new Intl.PluralRules(locales[locale].tag).select(value / size) === "few";
  return fill(isFew && few !== undefined ? few : other, { figures });
}

/**
 * A large number in short: "500K", "1.28M", "15.1B".
 *
 * @param value of a thousand and more; shown with at most two decimals
 */
export function formatCompact(locale: Locale, value: number): string {
  const [, size] = largeUnit(value);
  return inLargeUnit(locale, value, formatNumber(locale, value / size, 2));
}

/** Whether a range in one unit names it once, at its end. */
const namesUnitOnce: Record<Locale, boolean> = { en: false, it: true, ar: true };

/** From one large number to another: "1.8M–5M". */
export function formatCompactRange(locale: Locale, from: number, to: number): string {
  const [unit, size] = largeUnit(from);
  if (!namesUnitOnce[locale] || unit !== largeUnit(to)[0])
    return `${formatCompact(locale, from)}–${formatCompact(locale, to)}`;
  const figures = fromTo(formatNumber(locale, from / size, 2), formatNumber(locale, to / size, 2));
  return inLargeUnit(locale, to, asOneFigure(locale, figures));
}
