import { company } from "~/content/company";
import type { Site } from "~/site/site";

/**
 * The firm's figures by the names of the `{placeholders}` in its texts. The texts contain "over" or a plus.
 */
export function companyFigures({ format }: Site): Record<keyof typeof company.claims, string> {
  const { properties, languages, specialists, partnerLanguages } = company.claims;
  return {
    properties: format.number(properties),
    languages: format.number(languages),
    specialists: format.number(specialists),
    partnerLanguages: format.number(partnerLanguages),
  };
}
