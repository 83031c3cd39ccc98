import type { Locale } from "~/locale";

/**
 * Caches a value per language, created with its first use, because `Intl` formatters are slow to create.
 *
 * @param make makes the value of a language
 */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const found = made.get(locale) ?? make(locale);
    made.set(locale, found);
    return found;
  };
}
