import { rentalYields } from "~/data/market";
import { companyFigures } from "~/features/company/company-figures";
import { fillAll } from "~/format/fill";
import { formatPercentRange } from "~/format/percent";
import type { Locale } from "~/locale";
import type { SitePagesWords } from "~/messages/contract/site-pages";

/** What the pages are called where others name them, with the figures that some of the names have. */
export const sitePageNames = (locale: Locale, words: SitePagesWords): SitePagesWords =>
  fillAll(words, {
    ...companyFigures(locale),
    yields: formatPercentRange(locale, rentalYields.from, rentalYields.to),
  });
