import {
  formatListingPricePerArea,
  isProject,
  type Listing,
  listingPricePerSquareFoot,
  listingSize,
  listingTitle,
} from "~/features/invest/listing";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import { nonBreaking } from "~/format/non-breaking";
import type { Site } from "~/site/site";

/** The listings that a comparison highlights; undefined if it highlights none. */
interface Highlights {
  /** With the lowest price per square foot. */
  cheapest: Listing | undefined;
  /** The property with the largest floor area. */
  largest: Listing | undefined;
}

/**
 * The listing with the highest value.
 *
 * @param valueOf undefined if a listing has no value
 * @returns undefined if two listings share the highest value, or if fewer than two have one
 */
function highest(
  listings: readonly Listing[],
  valueOf: (listing: Listing) => number | undefined,
): Listing | undefined {
  const [first, second] = listings
    .flatMap((listing) => {
      const value = valueOf(listing);
      return value === undefined ? [] : [{ listing, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  return first && second && first.value > second.value ? first.listing : undefined;
}

/** The listings to highlight. Exact values are compared, not those that are displayed. */
export const highlightsOf = (listings: readonly Listing[]): Highlights => ({
  cheapest: highest(listings, (listing) => {
    const price = listingPricePerSquareFoot(listing);
    return price === undefined ? undefined : -price;
  }),
  largest: highest(listings, (listing) => (isProject(listing) ? undefined : listing.areaSqFt)),
});

/** The highlights as sentences: "Ontario Tower has the lowest price per square foot: AED 1,527." */
export function highlightSentences(
  site: Site,
  { cheapest, largest }: Highlights,
  count: number,
): string[] {
  const { locale } = site;
  const { highlights } = site.messages.shortlist;
  const price = cheapest && formatListingPricePerArea(site, cheapest);
  const size = largest && listingSize(site, largest);
  return [
    ...(cheapest && price
      ? [
          interpolate(formatCount(locale, count, highlights.cheapest), {
            title: listingTitle(site, cheapest),
            amount: nonBreaking(price),
          }),
        ]
      : []),
    ...(largest && size
      ? [
          interpolate(formatCount(locale, count, highlights.largest), {
            title: listingTitle(site, largest),
            area: nonBreaking(`${size.value} ${size.unit}`),
          }),
        ]
      : []),
  ];
}
