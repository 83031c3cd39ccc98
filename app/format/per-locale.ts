import { type Locale, locales } from "~/locale";

/**
 * Caches a value per language, created with its first use, because `Intl` formatters are slow to create.
 *
 * @param make gets the BCP 47 tag
 */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const found = made.get(locale) ?? make(locales[locale].tag);
    made.set(locale, found);
    return found;
  };
}
