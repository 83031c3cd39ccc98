import { rentalYields } from "~/content/market";
import { companyFigures } from "~/features/company/claims";
import { interpolateAll } from "~/format/interpolate";
import type { SitePagesMessages } from "~/messages/en/layout";
import type { Site } from "~/site/site";

/** The names of the pages in links and share pictures, with their figures. */
export const sitePageNames = (site: Site): SitePagesMessages =>
  interpolateAll(site.messages.sitePages, {
    ...companyFigures(site),
    yields: site.format.percentRange(rentalYields.from, rentalYields.to),
  });
