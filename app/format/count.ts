import type { Locale } from "~/locale";
import { formatNumber } from "./number";
import { perLocale } from "./per-locale";

const rules = perLocale((tag) => new Intl.PluralRules(tag));

/**
 * A sentence for each plural form of a language, `{count}` standing where the figure goes; `0` to `9`
 * for a count that has a sentence of its own ("Three homes, ready now").
 */
export type CountForms = { other: string } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, "other"> | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, string>
>;

/**
 * What is said of a count: "1 bedroom", "2 bedrooms".
 *
 * @param forms of the language, one for each of its plural rules
 */
export function formatCount(locale: Locale, count: number, forms: CountForms): string {
  const rule = rules(locale).select(count);
  const form = forms[String(count) as keyof CountForms] ?? forms[rule] ?? forms.other;
  return form.replaceAll("{count}", formatNumber(locale, count));
}
