import type { Locale } from "~/locale";
import { perLocale } from "./per-locale";

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/** Things in one phrase: "Business Bay and Jumeirah". */
export const formatList = (locale: Locale, items: Iterable<string>): string =>
  lists(locale).format(items);
