import { rentalYields } from "~/content/market";
import { companyFigures } from "~/features/company/company-figures";
import { interpolateAll } from "~/format/interpolate";
import { formatPercentRange } from "~/format/percent";
import type { Locale } from "~/locale";
import type { SitePagesMessages } from "~/messages/en/site-pages";

/** What the pages are called where others name them, with the figures that some of the names have. */
export const sitePageNames = (locale: Locale, messages: SitePagesMessages): SitePagesMessages =>
  interpolateAll(messages, {
    ...companyFigures(locale),
    yields: formatPercentRange(locale, rentalYields.from, rentalYields.to),
  });
