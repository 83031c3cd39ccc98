import { company } from "~/content/company";
import { formatNumber } from "~/format/number";
import type { Locale } from "~/locale";

/**
 * What the firm says of its own size, under the names of the `{placeholders}` in its words, which say
 * "over" or put a plus after it themselves.
 */
export function companyFigures(locale: Locale): Record<keyof typeof company.claims, string> {
  const { properties, languages, specialists, partnerLanguages } = company.claims;
  return {
    properties: formatNumber(locale, properties),
    languages: formatNumber(locale, languages),
    specialists: formatNumber(locale, specialists),
    partnerLanguages: formatNumber(locale, partnerLanguages),
  };
}
