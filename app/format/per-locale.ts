import { type Locale, locales } from "~/locale";

/**
 * Makes something once for each language, and with its first use: of what `Intl` makes, one costs more
 * than all that a page writes by it.
 *
 * @param make is told the language as BCP 47 has it
 */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const found = made.get(locale) ?? make(locales[locale].tag);
    made.set(locale, found);
    return found;
  };
}
