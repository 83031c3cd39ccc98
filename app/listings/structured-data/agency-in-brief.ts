import type { OrganizationLeaf } from "schema-dts";
import { company } from "~/content/company";
import type { Site } from "~/site/site";

/**
 * The firm in short, for pages that only refer to it. Search engines read each page separately, so a
 * reference by id alone would not resolve.
 */
export function agencyInBrief({ origin }: Site) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#agency`,
    name: company.name,
    url: origin,
  } satisfies OrganizationLeaf;
}
