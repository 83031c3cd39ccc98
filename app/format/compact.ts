import { type Locale, locales } from "~/locale";
import { interpolate } from "./interpolate";
import { numberFormat, rangeText } from "./number";
import { perLocale } from "./per-locale";

type LargeUnit = "thousand" | "million" | "billion";

/** A number of a unit, with at most two decimals. */
const shownIn = (value: number, size: number) => Math.round((value / size) * 100) / 100;

/** The unit of a large number, and its value; 1,000K after rounding is 1M. */
function largeUnit(value: number): [LargeUnit, number] {
  if (shownIn(value, 1e3) < 1e3) return ["thousand", 1e3];
  return shownIn(value, 1e6) < 1e3 ? ["million", 1e6] : ["billion", 1e9];
}

/** The plural forms of a unit. Arabic omits the numbers 1 and 2. */
type UnitForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The units of a language. */
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
    thousand: { one: "ألف", two: "ألفي", few: "{figures} آلاف", other: "{figures} ألف" },
    million: { one: "مليون", two: "مليوني", few: "{figures} ملايين", other: "{figures} مليون" },
    billion: { one: "مليار", two: "ملياري", few: "{figures} مليارات", other: "{figures} مليار" },
  },
};

/** The Arabic units without a noun after them, as at the start of a range: "490 ألفًا إلى 1.4 مليون". */
const arabicUnitsAlone: Record<LargeUnit, UnitForms> = {
  thousand: { ...shortened.ar.thousand, two: "ألفين", other: "{figures} ألفًا" },
  million: { ...shortened.ar.million, two: "مليونين", other: "{figures} مليونًا" },
  billion: { ...shortened.ar.billion, two: "مليارين", other: "{figures} مليارًا" },
};

/** Whether a range in one unit has it once, at its end. */
const namesUnitOnce: Record<Locale, boolean> = { en: false, it: true, ar: true };

export const compactFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /** Italian "mila" follows whole numbers only: "27 mila", but "27.200". */
  const isInFull = (value: number): boolean =>
    locale === "it" && largeUnit(value)[0] === "thousand" && !Number.isInteger(shownIn(value, 1e3));

  /** The number with the plural form of its unit. */
  function inLargeUnit(
    value: number,
    figures: string,
    units: Record<LargeUnit, UnitForms> = shortened[locale],
  ): string {
    const [unit, size] = largeUnit(value);
    const forms = units[unit];
    const rule = new Intl.PluralRules(locales[locale].tag).select(shownIn(value, size));
    const form = forms[rule] ?? forms.other;
    return interpolate(form, { figures });
  }

  /**
   * A large number in compact format: "500K", "1.28M", "15.1B".
   *
   * @param value at least a thousand; rounded to two decimals
   */
  function compact(value: number): string {
    const [, size] = largeUnit(value);
    if (isInFull(value)) return number(shownIn(value, size) * size);
    return inLargeUnit(value, number(value / size, 2));
  }

  /** Arabic has "million" and "two millions" without a number. */
  const omitsFigures = (value: number): boolean =>
    locale === "ar" && [1, 2].includes(shownIn(value, largeUnit(value)[1]));

  /** Whether two numbers have one unit that the language writes once, with the last. */
  const shareUnit = (from: number, to: number): boolean =>
    namesUnitOnce[locale] &&
    largeUnit(from)[0] === largeUnit(to)[0] &&
    ![from, to].some((value) => isInFull(value) || omitsFigures(value));

  /**
   * The first of two large numbers in compact format, for a sentence with the last in full: "1" before "2
   * mln", "500 mila" before "1 mln".
   */
  function compactStart(from: number, to: number): string {
    const [, size] = largeUnit(from);
    return shareUnit(from, to) ? number(from / size, 2) : compact(from);
  }

  /** A range of large numbers: "1.8M–5M", in Italian and Arabic with a unit that both have once: "1,8–5 mln". */
  function compactRange(from: number, to: number): string {
    const [, size] = largeUnit(from);
    const start = number(from / size, 2);
    if (shareUnit(from, to)) return rangeText[locale](start, compact(to));
    return locale === "ar"
      ? rangeText.ar(inLargeUnit(from, start, arabicUnitsAlone), compact(to))
      : `${compact(from)}–${compact(to)}`;
  }

  return { compact, compactStart, compactRange };
});
