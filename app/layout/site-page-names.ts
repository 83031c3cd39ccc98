import { rentalYields } from "~/content/market";
import { companyFigures } from "~/features/company/company-figures";
import { interpolateAll } from "~/format/interpolate";
import { formatPercentRange } from "~/format/percent";
import type { Locale } from "~/locale";
import type { SitePagesMessages } from "~/messages/en/site-pages";

/** The names of the pages in links and share pictures, with their figures. */
export const sitePageNames = (locale: Locale, messages: SitePagesMessages): SitePagesMessages =>
  interpolateAll(messages, {
    ...companyFigures(locale),
    yields: formatPercentRange(locale, rentalYields.from, rentalYields.to),
  });
