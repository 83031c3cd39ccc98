import type { Area } from "~/content/areas";
import {
  isProject,
  type Listing,
  listingLocation,
  listingPath,
  listingPrice,
  listingTitle,
} from "~/features/invest/listing";
import { formatCount } from "~/format/count";
import type { ExchangeRates } from "~/format/exchange-rates";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";
import type { Site } from "~/site/site";
import {
  bathroomsCell,
  bedroomsCell,
  costsCell,
  districtCell,
  handoverCell,
  paymentPlanCell,
  priceCell,
  pricePerAreaCell,
  sizeCell,
  viewCell,
} from "./comparison-cells";
import {
  type ComparisonCell,
  type ComparisonRow,
  comparisonRow,
  hasValue,
  type RowStyle,
} from "./comparison-row";
import { amenityRows, projectRegisterRows, propertyFactRows } from "./fact-rows";
import { highlightSentences, highlightsOf } from "./highlights";

/** A listing in the header of its column. */
export interface ComparedListing {
  id: string;
  link: SitePath;
  title: string;
  /** The type of listing: "For sale · Apartment". */
  kind: string;
  location: string;
  /** As text, for the list beside the request. */
  price: string;
  picture: Picture | undefined;
}

export interface Comparison {
  listings: readonly ComparedListing[];
  rows: readonly ComparisonRow[];
  /** The label of facts that are the same for all listings. */
  sharedLabel: string;
  /** The highlights as sentences. */
  points: readonly string[];
}

function comparedListing(
  site: Pick<Site, "locale" | "messages">,
  listing: Listing,
): ComparedListing {
  const { locale, messages } = site;
  const { properties, investment, brochure } = messages;
  const kind = isProject(listing)
    ? [brochure.offPlan, investment.pages[listing.theme].title]
    : [properties.purposes[listing.purpose], properties.types[listing.type]];
  const cover = isProject(listing) ? listing.slides[0] : listing.cover;
  return {
    id: listing.id,
    link: listingPath(listing),
    title: listingTitle(locale, listing),
    kind: kind.join(" · "),
    location: listingLocation(locale, messages, listing),
    price: listingPrice(locale, messages, listing),
    picture: cover && findPicture(site, cover),
  };
}

/**
 * The comparison of listings. For loaders. Rows without any value are left out.
 *
 * @param listings in the order of the columns, at least one
 * @param areas the advertised areas, whose guides are linked
 * @param exchangeRates for prices in euros and pounds; undefined if there are none
 * @param now the time that decides whether a tenancy has ended
 */
export function compareListings(
  locale: Locale,
  messages: Messages,
  listings: readonly Listing[],
  areas: readonly Area[],
  exchangeRates: ExchangeRates | undefined,
  now = new Date(),
): Comparison {
  const { shortlist } = messages;
  const { rows: names, marks } = shortlist;
  const count = listings.length;
  const highlights = highlightsOf(listings);
  const row = (style: RowStyle, name: string, cellOf: (listing: Listing) => ComparisonCell) =>
    comparisonRow(style, name, listings.map(cellOf));
  const rows = [
    row("figure", names.price, (listing) => priceCell(locale, messages, listing, exchangeRates)),
    row("figure", names.pricePerSquareFoot, (listing) => ({
      ...pricePerAreaCell(locale, messages, listing),
      ...(listing === highlights.cheapest && {
        highlight: formatCount(locale, count, marks.cheapest),
      }),
    })),
    row("figure", names.costs, (listing) => costsCell(locale, messages, listing)),
    row("figure", names.area, (listing) => ({
      ...sizeCell(locale, listing),
      ...(listing === highlights.largest && {
        highlight: formatCount(locale, count, marks.largest),
      }),
    })),
    row("figure", names.bedrooms, (listing) => bedroomsCell(locale, messages, listing)),
    row("figure", names.bathrooms, bathroomsCell),
    row("text", names.district, (listing) => districtCell(locale, messages, listing, areas)),
    row("text", names.view, (listing) => viewCell(locale, listing)),
    row("text", names.handover, (listing) => handoverCell(locale, messages, listing)),
    row("text", names.plan, (listing) => paymentPlanCell(locale, listing)),
    ...projectRegisterRows(locale, messages, listings),
    ...propertyFactRows(locale, messages, listings, now),
    ...amenityRows(locale, messages, listings),
  ];
  return {
    listings: listings.map((listing) => comparedListing({ locale, messages }, listing)),
    rows: rows.filter(hasValue),
    sharedLabel: formatCount(locale, count, shortlist.identical),
    points: highlightSentences(locale, messages, highlights, count),
  };
}
