import { type Locale, locales } from "~/locale";
import { perLocale } from "./per-locale";

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/** A conjunction: "Business Bay and Jumeirah". */
export const formatList = (locale: Locale, items: Iterable<string>): string =>
  lists(locale).format(items);

const commas: Record<Locale, string> = { en: ", ", it: ", ", ar: "، " };

/** A list without a conjunction: "To buy, Villa". */
export const formatCommaList = (locale: Locale, items: readonly string[]): string =>
  items.join(commas[locale]);

/**
 * A list of names and addresses, whose order is the same in every language. In Arabic each is isolated, so
 * that Latin letters are in order.
 */
export const formatNames = (locale: Locale, names: readonly string[]): string =>
  formatCommaList(
    locale,
    locales[locale].direction === "rtl" ? names.map((name) => `\u2068${name}\u2069`) : names,
  );

/**
 * A conjunction of titles: "Ontario Tower and Al Soufuh, Jumeirah". In Arabic the "and" is not joined to a
 * title in Latin letters.
 */
export const formatTitles = (locale: Locale, titles: readonly string[]): string =>
  locales[locale].direction === "rtl" ? formatNames(locale, titles) : formatList(locale, titles);
