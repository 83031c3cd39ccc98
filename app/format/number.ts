import { type Locale, locales } from "~/locale";
import { perLocale } from "./per-locale";

/**
 * A range of two formatted numbers or amounts. Arabic has words, because a dash between two numbers leaves their order
 * open in a right-to-left line. A word joiner prevents a line break after the dash; English has none, because the
 * specification gives these texts exactly.
 */
export const rangeText: Record<Locale, (from: string, to: string) => string> = {
  en: (from, to) => `${from}–${to}`,
  it: (from, to) => `${from}–\u2060${to}`,
  ar: (from, to) => `من\u00A0${from} إلى\u00A0${to}`,
};

/** Created with the first number: on slow phones each takes 30 ms. */
const formats = new Map<string, Intl.NumberFormat>();

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

/** The Italian article of a percentage, by the sound of its number: "lo zero", "l’otto", "il quattro". */
function italianArticle(value: number): string {
  const whole = String(Math.trunc(value));
  if (whole === "0") return "lo ";
  return /^(?:1|11|8\d*)$/.test(whole) ? "l’" : "il ";
}

export const percentFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /** Isolates left-to-right numbers with signs, in right-to-left lines too. */
  const isolateLtr = (figures: string): string =>
    locales[locale].direction === "rtl" ? `\u2066${figures}\u2069` : figures;

  /**
   * A percentage: "118%", "4.92%".
   *
   * @param value in percent, rounded to two decimals
   */
  const percent = (value: number): string => isolateLtr(`${number(value, 2)}%`);

  /** A range of percentages: "6–8%", in Arabic "from 6% to 8%". */
  const percentRange = (from: number, to: number): string =>
    rangeText[locale](locale === "ar" ? percent(from) : number(from, 2), percent(to));

  const article = (value: number): string => (locale === "it" ? italianArticle(value) : "");

  /** A percentage as subject or object of a sentence: "4%", in Italian "il 4%". */
  const percentInSentence = (value: number): string => `${article(value)}${percent(value)}`;

  /** A range of percentages as subject or object of a sentence: "50–60%", in Italian "il 50–60%". */
  const percentRangeInSentence = (from: number, to: number): string =>
    `${article(from)}${percentRange(from, to)}`;

  /**
   * The name of a payment plan, from its two shares: "70/30".
   *
   * @param shares in percent of the price
   */
  const shares = ({
    beforeHandover,
    atHandover,
  }: {
    beforeHandover: number;
    atHandover: number;
  }): string => `${number(beforeHandover)}/${number(atHandover)}`;

  return { isolateLtr, percent, percentInSentence, percentRange, percentRangeInSentence, shares };
});

const rules = perLocale((locale) => new Intl.PluralRules(locales[locale].tag));

/**
 * A text for each plural form of a language, with `{count}` for the number; keys `0` to `12` are for counts
 * with a special text ("Three homes, ready now").
 */
export type CountForms = { other: string } & Partial<
  Record<
    | Exclude<Intl.LDMLPluralRule, "other">
    | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`,
    string
  >
>;

export const countFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /**
   * The text for a count: "1 bedroom", "2 bedrooms".
   *
   * @param forms of the language, one for each plural category
   */
  function count(value: number, forms: CountForms): string {
    const rule = rules(locale).select(value);
    const form = forms[String(value) as keyof CountForms] ?? forms[rule] ?? forms.other;
    return form.replaceAll("{count}", number(value));
  }

  return { count };
});
