import { type Locale, locales } from "~/locale";
import { perLocale } from "./per-locale";

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/** Things in one phrase: "Business Bay and Jumeirah". */
export const formatList = (locale: Locale, items: Iterable<string>): string =>
  lists(locale).format(items);

const commas: Record<Locale, string> = { en: ", ", it: ", ", ar: "، " };

/** Things one after another, with no word before the last: "To buy, Villa". */
export const formatRow = (locale: Locale, items: readonly string[]): string =>
  items.join(commas[locale]);

/**
 * Names and addresses one after another, as they are written in every language. In Arabic each is
 * isolated, so that Latin letters keep their order.
 */
export const formatNames = (locale: Locale, names: readonly string[]): string =>
  formatRow(
    locale,
    locales[locale].direction === "rtl" ? names.map((name) => `\u2068${name}\u2069`) : names,
  );

/**
 * Titles of homes in one phrase: "Ontario Tower and Al Soufuh, Jumeirah". In Arabic no "and" is written
 * on to a title in Latin letters.
 */
export const formatTitles = (locale: Locale, titles: readonly string[]): string =>
  locales[locale].direction === "rtl" ? formatNames(locale, titles) : formatList(locale, titles);
