import { type Locale, locales } from "~/locale";
import { interpolate } from "./interpolate";
import { formatNumber } from "./number";
import { asOneFigure, fromTo } from "./percent";

type LargeUnit = "thousand" | "million" | "billion";

/** A number of a unit as it is shown: with at most two decimals. */
const shownIn = (value: number, size: number) => Math.round((value / size) * 100) / 100;

/** The unit in which a large number is said, and how much that is; what rounds to 1,000K is 1M. */
function largeUnit(value: number): [LargeUnit, number] {
  if (shownIn(value, 1e3) < 1e3) return ["thousand", 1e3];
  return shownIn(value, 1e6) < 1e3 ? ["million", 1e6] : ["billion", 1e9];
}

/** The plural forms of a unit; Arabic says a single one without its figure. */
type UnitForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language shortens large numbers. */
const shortened: Record<Locale, Record<LargeUnit, UnitForms>> = {
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
    thousand: { one: "ألف", few: "{figures} آلاف", other: "{figures} ألف" },
    million: { one: "مليون", few: "{figures} ملايين", other: "{figures} مليون" },
    billion: { one: "مليار", few: "{figures} مليارات", other: "{figures} مليار" },
  },
};

/** Figures with the unit that a large number is said in, in the form that the number shown asks for. */
function inLargeUnit(locale: Locale, value: number, figures: string): string {
  const [unit, size] = largeUnit(value);
  const forms = shortened[locale][unit];
  const rule = new Intl.PluralRules(locales[locale].tag).select(shownIn(value, size));
  return interpolate(forms[rule] ?? forms.other, { figures });
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

/** Whether two large numbers are said in one unit that the language names once, with the last. */
const shareUnit = (locale: Locale, from: number, to: number): boolean =>
  namesUnitOnce[locale] && largeUnit(from)[0] === largeUnit(to)[0];

/**
 * The first of two large numbers in short, for a sentence that says the last in full: "1" before
 * "2 mln", "500 mila" before "1 mln".
 */
export function formatCompactStart(locale: Locale, from: number, to: number): string {
  const [, size] = largeUnit(from);
  return shareUnit(locale, from, to)
    ? formatNumber(locale, from / size, 2)
    : formatCompact(locale, from);
}

/** From one large number to another: "1.8M–5M". */
export function formatCompactRange(locale: Locale, from: number, to: number): string {
  const [, size] = largeUnit(from);
  if (!shareUnit(locale, from, to))
    return `${formatCompact(locale, from)}–${formatCompact(locale, to)}`;
  const figures = fromTo(
    locale,
    formatNumber(locale, from / size, 2),
    formatNumber(locale, to / size, 2),
  );
  return inLargeUnit(locale, to, asOneFigure(locale, figures));
}
