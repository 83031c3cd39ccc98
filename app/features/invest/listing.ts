import { projectPath } from "~/content/paths";
import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { fieldsOf } from "~/features/enquiries/fields";
import { listAnswer, namesInLine } from "~/features/enquiries/list-answer";
import { propertyPath } from "~/features/properties/find-property";
import { locationOf, viewingAnswers } from "~/features/properties/property-facts";
import { formatPrice } from "~/format/money";
import { defaultLocale, type Locale, type SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { projectAnswers, projectPrice } from "./project-figures";

/** What a visitor saves, compares and asks about. No property and project share an id. */
export type Listing = Property | Project;

export const isProject = (listing: Listing): listing is Project => "theme" in listing;

/** What a listing is called in a language; in English if it has no texts in that language. */
export function listingTitle(locale: Locale, listing: Listing): string {
  if (isProject(listing)) return listing.title;
  return textsIn(listing, listing.texts[locale] ? locale : defaultLocale).title;
}

/** The address of a listing's page. */
export const listingPath = (listing: Listing): SitePath =>
  isProject(listing) ? projectPath(listing.id) : propertyPath(listing);

/** Where a listing is: "Business Bay, Dubai". */
export const listingLocation = (
  locale: Locale,
  { properties }: Messages,
  listing: Listing,
): string =>
  isProject(listing) ? placeName(locale, listing.place) : locationOf(locale, properties, listing);

/** What a listing costs: "AED 1,500,000", "from AED 1,100,000". */
export const listingPrice = (locale: Locale, messages: Messages, listing: Listing): string =>
  isProject(listing) ? projectPrice(locale, messages, listing) : formatPrice(locale, listing);

/** What a viewing request says of the listing that it is about. */
export const listingAnswers = (locale: Locale, messages: Messages, listing: Listing) =>
  isProject(listing)
    ? projectAnswers(locale, messages, listing)
    : viewingAnswers(locale, messages.properties, listing);

/**
 * What one viewing request says of several listings: each of its lines names them all.
 *
 * @param listings at least one, at most as many as `propertyIds` takes
 */
export function answersOfSeveral(locale: Locale, messages: Messages, listings: readonly Listing[]) {
  const bounds = Object.fromEntries(fieldsOf("viewing"));
  const answers = listings.map((listing) => listingAnswers(locale, messages, listing));
  const line = (name: "propertyTitle" | "propertyLocation" | "propertyPrice") =>
    namesInLine(
      answers.map((answer) => answer[name]),
      bounds[name]?.max ?? 0,
    );
  return {
    propertyIds: listAnswer(listings.map(({ id }) => id)),
    propertyTitle: line("propertyTitle"),
    propertyLocation: line("propertyLocation"),
    propertyPrice: line("propertyPrice"),
  };
}
