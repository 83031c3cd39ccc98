import { type Locale, locales } from "~/locale";
import { fill } from "./fill";
import { formatNumber } from "./number";
import { asOneFigure } from "./percent";

/** From one figure to another, in one piece: a line must not end with the dash. */
const fromTo = (from: string, to: string): string => `${from}–\u2060${to}`;

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
