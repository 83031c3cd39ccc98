import { type Locale, locales } from "~/locale";
import { compactFormat } from "./compact";
import { dateFormat } from "./date";
import { areaFormat } from "./floor-area";
import { nonBreaking } from "./interpolate";
import { moneyFormat } from "./money";
import { countFormat, numberFormat, percentFormat } from "./number";
import { perLocale } from "./per-locale";
import { timeFormat } from "./time";

/** A price that was converted from a stated round price is rounded too: 10,000 per sq ft is about 107,600 per m². */
const statedPriceStep: Record<Locale, number> = { en: 1, it: 100, ar: 1 };

const unitPriceFormat = perLocale((locale) => {
  const { perShownArea } = areaFormat(locale);
  const { money, exactMoneyRange } = moneyFormat(locale);

  /** A price per square foot in the unit of the language, rounded to a multiple of `step`. */
  function roundedPrice(perSquareFoot: number, step: number): number {
    return Math.round(perShownArea(perSquareFoot) / step) * step;
  }

  /**
   * A price per square foot, in Italian per square metre: "AED 1,527", "16.436 AED".
   *
   * @param perSquareFoot in AED, not rounded
   * @param step the displayed price is a multiple of this, in AED
   */
  const pricePerArea = (perSquareFoot: number, step = 1): string =>
    money(roundedPrice(perSquareFoot, step), "AED");

  /** A range of prices per square foot, in Italian per square metre: "AED 2,200 to 2,340". */
  const pricePerAreaRange = ({ from, to }: { from: number; to: number }, step = 1): string =>
    exactMoneyRange({ from: roundedPrice(from, step), to: roundedPrice(to, step) }, "AED");

  /**
   * A developer's round price per square foot: as stated, in Italian about as much per square metre.
   *
   * @param perSquareFoot in AED, as stated
   */
  const statedPricePerArea = (perSquareFoot: number): string =>
    pricePerArea(perSquareFoot, statedPriceStep[locale]);

  return { pricePerArea, pricePerAreaRange, statedPricePerArea };
});

const kilometre: Record<Locale, string> = { en: "km", it: "km", ar: "كم" };

/** The distance from which decimals are dropped, in kilometres. */
const wholeFrom = 10;

export const distanceFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /**
   * A distance: "1.6 km".
   *
   * @param kilometres shown with one decimal below 10 km
   */
  const distance = (kilometres: number): string =>
    nonBreaking(`${number(kilometres, kilometres < wholeFrom ? 1 : 0)} ${kilometre[locale]}`);

  return { distance };
});

const displayNames = perLocale(
  (locale) => new Intl.DisplayNames(locales[locale].tag, { type: "language" }),
);

const languageFormat = perLocale((locale) => {
  const { commaList } = listFormat(locale);

  /**
   * A list of languages in a language: "Italian, English". It begins with a capital.
   *
   * @param codes ISO 639
   */
  function languageNames(codes: readonly string[]): string {
    const [first = "", ...others] = codes.map((code) => displayNames(locale).of(code) ?? code);
    return commaList([first.charAt(0).toLocaleUpperCase(locale) + first.slice(1), ...others]);
  }

  return { languageNames };
});

const lists = perLocale(
  (locale) => new Intl.ListFormat(locales[locale].tag, { type: "conjunction" }),
);
const commas: Record<Locale, string> = { en: ", ", it: ", ", ar: "، " };

const listFormat = perLocale((locale) => {
  /** A conjunction: "Business Bay and Jumeirah". */
  const list = (items: Iterable<string>): string => lists(locale).format(items);

  /** A list without a conjunction: "To buy, Villa". */
  const commaList = (items: readonly string[]): string => items.join(commas[locale]);

  /**
   * A list of names and addresses, whose order is the same in every language. In Arabic each is isolated, so
   * that Latin letters are in order.
   */
  const names = (items: readonly string[]): string =>
    commaList(
      locales[locale].direction === "rtl" ? items.map((item) => `\u2068${item}\u2069`) : items,
    );

  /**
   * A conjunction of titles: "Ontario Tower and Al Soufuh, Jumeirah". In Arabic the "and" is not joined to a
   * title in Latin letters.
   */
  const titles = (items: readonly string[]): string =>
    locales[locale].direction === "rtl" ? names(items) : list(items);

  return { list, commaList, names, titles };
});

/**
 * The formats of a language that need no exchange rates. For the server: components import the one that they need.
 */
export const localeFormat = perLocale((locale) => ({
  ...numberFormat(locale),
  ...percentFormat(locale),
  ...countFormat(locale),
  ...listFormat(locale),
  ...languageFormat(locale),
  ...dateFormat(locale),
  ...timeFormat(locale),
  ...distanceFormat(locale),
  ...areaFormat(locale),
  ...compactFormat(locale),
  ...moneyFormat(locale),
  ...unitPriceFormat(locale),
}));
