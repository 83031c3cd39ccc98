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
import type { SitePath } from "~/locale";
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

function comparedListing(site: Site, listing: Listing): ComparedListing {
  const { properties, investment, brochure } = site.messages;
  const kind = isProject(listing)
    ? [brochure.offPlan, investment.pages[listing.theme].title]
    : [properties.purposes[listing.purpose], properties.types[listing.type]];
  const cover = isProject(listing) ? listing.slides[0] : listing.cover;
  return {
    id: listing.id,
    link: listingPath(listing),
    title: listingTitle(site, listing),
    kind: kind.join(" · "),
    location: listingLocation(site, listing),
    price: listingPrice(site, listing),
    picture: cover && findPicture(site, cover),
  };
}

/**
 * The comparison of listings. For loaders. Rows without any value are left out.
 *
 * @param listings in the order of the columns, at least one
 * @param areas the advertised areas, whose guides are linked
 */
export function compareListings(
  site: Site,
  listings: readonly Listing[],
  areas: readonly Area[],
): Comparison {
  const { locale, messages } = site;
  const { shortlist } = messages;
  const { rows: names, marks } = shortlist;
  const count = listings.length;
  const highlights = highlightsOf(listings);
  const row = (style: RowStyle, name: string, cellOf: (listing: Listing) => ComparisonCell) =>
    comparisonRow(style, name, listings.map(cellOf));
  const rows = [
    row("figure", names.price, (listing) => priceCell(site, listing)),
    row("figure", names.pricePerSquareFoot, (listing) => ({
      ...pricePerAreaCell(site, listing),
      ...(listing === highlights.cheapest && {
        highlight: formatCount(locale, count, marks.cheapest),
      }),
    })),
    row("figure", names.costs, (listing) => costsCell(site, listing)),
    row("figure", names.area, (listing) => ({
      ...sizeCell(site, listing),
      ...(listing === highlights.largest && {
        highlight: formatCount(locale, count, marks.largest),
      }),
    })),
    row("figure", names.bedrooms, (listing) => bedroomsCell(site, listing)),
    row("figure", names.bathrooms, bathroomsCell),
    row("text", names.district, (listing) => districtCell(site, listing, areas)),
    row("text", names.view, (listing) => viewCell(site, listing)),
    row("text", names.handover, (listing) => handoverCell(site, listing)),
    row("text", names.plan, (listing) => paymentPlanCell(site, listing)),
    ...projectRegisterRows(site, listings),
    ...propertyFactRows(site, listings),
    ...amenityRows(site, listings),
  ];
  return {
    listings: listings.map((listing) => comparedListing(site, listing)),
    rows: rows.filter(hasValue),
    sharedLabel: formatCount(locale, count, shortlist.identical),
    points: highlightSentences(site, highlights, count),
  };
}
