import { locales } from "~/locale";
import { listFormat } from "./list";
import { perLocale } from "./per-locale";

const names = perLocale(
  (locale) => new Intl.DisplayNames(locales[locale].tag, { type: "language" }),
);

/** Names languages in a language. */
export const languageFormat = perLocale((locale) => {
  const { commaList } = listFormat(locale);

  /**
   * A list of languages in a language: "Italian, English". It begins with a capital.
   *
   * @param codes ISO 639
   */
  function languageNames(codes: readonly string[]): string {
    const [first = "", ...others] = codes.map((code) => names(locale).of(code) ?? code);
    return commaList([first.charAt(0).toLocaleUpperCase(locale) + first.slice(1), ...others]);
  }

  return { languageNames };
});
