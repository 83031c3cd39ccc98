import type { Locale } from "~/locale";
import { formatRow } from "./list";
import { perLocale } from "./per-locale";

const names = perLocale((tag) => new Intl.DisplayNames(tag, { type: "language" }));

/**
 * Languages one after another, in a language: "Italian, English". The first letter is a capital: the
 * line stands alone.
 *
 * @param codes as ISO 639 has them
 */
export function languageNames(locale: Locale, codes: readonly string[]): string {
  const [first = "", ...others] = codes.map((code) => names(locale).of(code) ?? code);
  return formatRow(locale, [first.charAt(0).toLocaleUpperCase(locale) + first.slice(1), ...others]);
}
