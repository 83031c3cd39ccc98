import type { Area } from "~/content/areas";
import { placeName } from "~/content/places";
import { textsIn } from "~/content/texts";
import { purchaseCosts, roundRangeToThousands } from "~/features/costs/purchase-costs";
import { tenancyCosts } from "~/features/costs/tenancy-costs";
import {
  formatListingPricePerArea,
  isProject,
  type Listing,
  listingPath,
  listingSize,
  listingTitle,
} from "~/features/invest/listing";
import { lowestPrice } from "~/features/invest/project-figures";
import { guidePath } from "~/features/properties/property-queries";
import { compactConvertedPrice } from "~/format/converted-money";
import { formatCount } from "~/format/count";
import { formatMonth } from "~/format/date";
import { formatCommaList } from "~/format/list";
import { formatExactMoneyRange, formatMoney } from "~/format/money";
import { formatShares } from "~/format/percent";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { type ComparisonCell, emptyCell } from "./comparison-row";

/** The price, and the amount in each currency that the visitor can choose. */
export function priceCell(
  { locale, messages, rates: exchangeRates }: Site,
  listing: Listing,
): ComparisonCell {
  if (isProject(listing)) {
    const price = lowestPrice(listing);
    if (price === undefined) return { ...emptyCell, note: messages.brochure.priceUnknown };
    return {
      text: formatMoney(locale, price, "AED"),
      note: messages.projects.page.priceFrom,
      converted: compactConvertedPrice(locale, { aed: price }, exchangeRates),
    };
  }
  const { aed, usd, purpose } = listing;
  const stated = usd === undefined ? [] : [formatMoney(locale, usd, "USD")];
  return {
    text: formatMoney(locale, aed, "AED"),
    note: [messages.properties.purposes[purpose], ...stated].join(" · "),
    converted: compactConvertedPrice(locale, { aed, usd }, exchangeRates),
  };
}

/** The price per square foot; a rent has a note instead. */
export function pricePerAreaCell(site: Site, listing: Listing): ComparisonCell {
  const { shortlist } = site.messages;
  const text = formatListingPricePerArea(site, listing);
  if (text !== undefined) return { text };
  return isProject(listing) ? emptyCell : { ...emptyCell, note: shortlist.rentNotCompared };
}

/** The costs of a purchase besides the price, or of the beginning of a tenancy besides the rent, in AED. */
function additionalCosts(listing: Listing) {
  if (!isProject(listing))
    return listing.purpose === "sale" ? purchaseCosts(listing).total : tenancyCosts(listing).total;
  const aed = lowestPrice(listing);
  const { register } = listing;
  return aed === undefined || !register ? undefined : purchaseCosts({ aed, register }).total;
}

/** The additional costs, with a link to their calculation. */
export function costsCell(site: Site, listing: Listing): ComparisonCell {
  const { locale } = site;
  const { shortlist } = site.messages;
  const costs = additionalCosts(listing);
  if (!costs) return emptyCell;
  return {
    text: formatExactMoneyRange(locale, roundRangeToThousands(costs), "AED"),
    note: shortlist.costs[isProject(listing) ? "sale" : listing.purpose],
    link: {
      text: shortlist.costs.link,
      subject: listingTitle(site, listing),
      to: `${listingPath(listing)}#costs` as SitePath,
    },
  };
}

/** The floor area; of a project, the range of its units. */
export function sizeCell(site: Site, listing: Listing): ComparisonCell {
  const size = listingSize(site, listing);
  return size ? { text: size.value, note: size.unit } : emptyCell;
}

/** The number of bedrooms in each type of unit. */
const unitBedrooms: Readonly<Partial<Record<string, number>>> = {
  studio: 0,
  "one-bedroom": 1,
  "two-bedroom": 2,
  "three-bedroom": 3,
  "four-bedroom": 4,
};

/** The bedrooms of a property; of a project, those of each type of unit: "Studio, 1, 2". */
export function bedroomsCell(
  { locale, messages: { properties } }: Site,
  listing: Listing,
): ComparisonCell {
  const countText = (count: number) =>
    count === 0 ? formatCount(locale, 0, properties.bedrooms) : String(count);
  if (!isProject(listing)) return { text: countText(listing.bedrooms) };
  const counts = (listing.units ?? []).flatMap(({ id }) => unitBedrooms[id] ?? []);
  if (counts.length === 0) return emptyCell;
  const distinct = [...new Set(counts)].toSorted((a, b) => a - b);
  return { text: formatCommaList(locale, distinct.map(countText)) };
}

export const bathroomsCell = (listing: Listing): ComparisonCell =>
  isProject(listing) ? emptyCell : { text: String(listing.bathrooms) };

/**
 * The district, with a link to its guide.
 *
 * @param areas the advertised areas
 */
export function districtCell(
  { locale, messages: { property } }: Site,
  listing: Listing,
  areas: readonly Area[],
): ComparisonCell {
  if (isProject(listing)) return { text: placeName(locale, listing.district ?? listing.place) };
  const guide = guidePath(areas, listing);
  const district = placeName(locale, listing.district);
  return {
    text: district,
    ...(guide && { link: { text: property.place.guide, subject: district, to: guide } }),
  };
}

export function viewCell({ locale }: Site, listing: Listing): ComparisonCell {
  const view = isProject(listing) ? undefined : textsIn(listing, locale).view;
  return view === undefined ? emptyCell : { text: view };
}

export function handoverCell(
  { locale, messages: { properties } }: Site,
  listing: Listing,
): ComparisonCell {
  if (!isProject(listing)) return { text: properties.handovers[listing.handover] };
  return listing.handover ? { text: formatMonth(locale, listing.handover, "long") } : emptyCell;
}

export const paymentPlanCell = ({ locale }: Site, listing: Listing): ComparisonCell =>
  isProject(listing) && listing.paymentPlan
    ? { text: formatShares(locale, listing.paymentPlan) }
    : emptyCell;
