import { projectPath } from "~/content/paths";
import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { fieldsOf } from "~/features/enquiries/fields";
import { joinList, namesInLine } from "~/features/enquiries/id-list";
import {
  locationOf,
  pricePerSquareFoot,
  propertyAnswers,
} from "~/features/properties/property-facts";
import { propertyPath } from "~/features/properties/property-queries";
import { floorAreaInBothUnits } from "~/format/floor-area";
import { formatPrice } from "~/format/money";
import { formatPricePerArea } from "~/format/price-per-area";
import { defaultLocale, type SitePath } from "~/locale";
import type { Site } from "~/site/site";
import {
  formatUnitPricePerArea,
  pricesPerSquareFoot,
  projectAnswers,
  projectPrice,
  sizeFigure,
} from "./project-figures";

/** A property or a project: what visitors save, compare and ask about. Ids are unique across both. */
export type Listing = Property | Project;

export const isProject = (listing: Listing): listing is Project => "theme" in listing;

/** The title of a listing in a language; in English if it has no texts in that language. */
export function listingTitle({ locale }: Site, listing: Listing): string {
  if (isProject(listing)) return listing.title;
  return textsIn(listing, listing.texts[locale] ? locale : defaultLocale).title;
}

/** The path of a listing's page. */
export const listingPath = (listing: Listing): SitePath =>
  isProject(listing) ? projectPath(listing.id) : propertyPath(listing);

/** The location of a listing: "Business Bay, Dubai". */
export const listingLocation = (site: Site, listing: Listing): string =>
  isProject(listing) ? placeName(site.locale, listing.place) : locationOf(site, listing);

/** The price of a listing: "AED 1,500,000", "from AED 1,100,000". */
export const listingPrice = ({ locale, messages }: Site, listing: Listing): string =>
  isProject(listing) ? projectPrice(locale, messages, listing) : formatPrice(locale, listing);

/**
 * The price per square foot of a property for sale, or of a project's cheapest unit.
 *
 * @returns in AED, not rounded; undefined for a rent, and without a price or a size
 */
export const listingPricePerSquareFoot = (listing: Listing): number | undefined =>
  isProject(listing) ? pricesPerSquareFoot(listing)?.from : pricePerSquareFoot(listing);

/** The price per area of a listing, as text, in Italian per square metre; undefined without a value. */
export function formatListingPricePerArea({ locale }: Site, listing: Listing): string | undefined {
  const perSquareFoot = listingPricePerSquareFoot(listing);
  if (perSquareFoot === undefined) return undefined;
  return isProject(listing)
    ? formatUnitPricePerArea(locale, perSquareFoot)
    : formatPricePerArea(locale, perSquareFoot);
}

/** The floor area of a property, or of a project's units, as a figure; undefined if it is not known. */
export const listingSize = ({ locale }: Site, listing: Listing) =>
  isProject(listing) ? sizeFigure(locale, listing) : floorAreaInBothUnits(locale, listing.areaSqFt);

/** The fields of a viewing request that identify the listing. */
export const listingAnswers = (site: Site, listing: Listing) =>
  isProject(listing)
    ? projectAnswers(site.locale, site.messages, listing)
    : propertyAnswers(site, listing);

/**
 * The fields of a viewing request for several listings. Each field names all of them.
 *
 * @param listings at least one, at most as many as `propertyIds` accepts
 */
export function viewingAnswersForListings(site: Site, listings: readonly Listing[]) {
  const fields = Object.fromEntries(fieldsOf("viewing"));
  const answers = listings.map((listing) => listingAnswers(site, listing));
  const joinedAnswers = (name: "propertyTitle" | "propertyLocation" | "propertyPrice") =>
    namesInLine(
      answers.map((answer) => answer[name]),
      fields[name]?.max ?? 0,
    );
  return {
    propertyIds: joinList(listings.map(({ id }) => id)),
    propertyTitle: joinedAnswers("propertyTitle"),
    propertyLocation: joinedAnswers("propertyLocation"),
    propertyPrice: joinedAnswers("propertyPrice"),
  };
}
