import { company } from "~/content/company";
import { formatNumber } from "~/format/number";
import type { Site } from "~/site/site";

/**
 * The firm's figures by the names of the `{placeholders}` in its texts. The texts contain "over" or a plus.
 */
export function companyFigures({ locale }: Site): Record<keyof typeof company.claims, string> {
  const { properties, languages, specialists, partnerLanguages } = company.claims;
  return {
    properties: formatNumber(locale, properties),
    languages: formatNumber(locale, languages),
    specialists: formatNumber(locale, specialists),
    partnerLanguages: formatNumber(locale, partnerLanguages),
  };
}
