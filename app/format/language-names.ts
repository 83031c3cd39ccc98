import type { Locale } from "~/locale";
import { formatCommaList } from "./list";
import { perLocale } from "./per-locale";

const names = perLocale((tag) => new Intl.DisplayNames(tag, { type: "language" }));

/**
 * A list of languages in a language: "Italian, English". It begins with a capital.
 *
 * @param codes ISO 639
 */
export function languageNames(locale: Locale, codes: readonly string[]): string {
  const [first = "", ...others] = codes.map((code) => names(locale).of(code) ?? code);
  return formatCommaList(locale, [
    first.charAt(0).toLocaleUpperCase(locale) + first.slice(1),
    ...others,
  ]);
}
