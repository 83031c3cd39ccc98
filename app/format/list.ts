import { type Locale, locales } from "~/locale";
import { perLocale } from "./per-locale";

const lists = perLocale(
  (locale) => new Intl.ListFormat(locales[locale].tag, { type: "conjunction" }),
);
const commas: Record<Locale, string> = { en: ", ", it: ", ", ar: "، " };

/** Formats lists in a language. */
export const listFormat = perLocale((locale) => {
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
