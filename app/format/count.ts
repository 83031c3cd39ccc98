import { locales } from "~/locale";
import { numberFormat } from "./number";
import { perLocale } from "./per-locale";

const rules = perLocale((locale) => new Intl.PluralRules(locales[locale].tag));

/**
 * A text for each plural form of a language, with `{count}` for the number; keys `0` to `12` are for counts
 * with a special text ("Three homes, ready now").
 */
export type CountForms = { other: string } & Partial<
  Record<
    | Exclude<Intl.LDMLPluralRule, "other">
    | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`,
    string
  >
>;

export const countFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /**
   * The text for a count: "1 bedroom", "2 bedrooms".
   *
   * @param forms of the language, one for each plural category
   */
  function count(value: number, forms: CountForms): string {
    const rule = rules(locale).select(value);
    const form = forms[String(value) as keyof CountForms] ?? forms[rule] ?? forms.other;
    return form.replaceAll("{count}", number(value));
  }

  return { count };
});
