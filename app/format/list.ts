import type { Locale } from "~/locale";
import { perLocale } from "./per-locale";

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/** Things in one phrase: "Business Bay and Jumeirah". */
export const formatList = (locale: Locale, items: Iterable<string>): string =>
  lists(locale).format(items);

const commas: Record<Locale, string> = { en: ", ", it: ", ", ar: "، " };

/** Things one after another, with no word before the last: "To buy, Villa". */
export const formatRow = (locale: Locale, items: readonly string[]): string =>
  items.join(commas[locale]);
