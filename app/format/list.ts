import { type Locale, locales } from "~/locale";

/** Things in one phrase: "Business Bay and Jumeirah". */
export const formatList = (locale: Locale, items: Iterable<string>): string =>
  new Intl.ListFormat(locales[locale].tag, { type: "conjunction" }).format(items);
