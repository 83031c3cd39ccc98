import { company } from "~/content/company";
import { rentalYields } from "~/content/market";
import { interpolateAll } from "~/format/interpolate";
import type { SitePagesMessages } from "~/messages/en/layout";
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

/** The names of the pages in links and share pictures, with their figures. */
export const sitePageNames = (site: Site): SitePagesMessages =>
  interpolateAll(site.messages.sitePages, {
    ...companyFigures(site),
    yields: site.format.percentRange(rentalYields.from, rentalYields.to),
  });
