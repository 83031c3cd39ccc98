import { maxPlannedHomes } from "~/content/paths";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { findPicture } from "~/pictures/find-picture";
import { fallbackSource, sourceSet } from "~/pictures/picture-files";
import type { Site } from "~/site/site";
import { showProject } from "./project";
import { showProperty } from "./property";

/** A property or a project: what visitors save, compare and ask about. Ids are unique across both. */
export type Listing = Property | Project;

/** How many of some listings are projects. */
export function projectShare(listings: readonly Listing[]): "none" | "some" | "all" {
  const isProject = new Set(listings.map(({ kind }) => kind === "project"));
  if (!isProject.has(true)) return "none";
  return isProject.has(false) ? "some" : "all";
}

/** Whether a listing is for sale: a rented home is not bought. */
export const isForSale = (listing: Listing): boolean =>
  listing.kind === "project" || listing.purpose === "sale";

/** The listings that the purchase plan of a list compares: the first ones that are for sale. */
export const plannedListings = (listings: readonly Listing[]): readonly Listing[] =>
  listings.filter(isForSale).slice(0, maxPlannedHomes);

/** A home in one text, for feeds and lists of links: "Reserved. AED 1,500,000. A two-bedroom apartment." */
export function propertyInBrief(site: Site, property: Property): string {
  const { availability, priceWithPeriod } = showProperty(site, property);
  const { summary } = textsIn(property, site.locale);
  return [availability, priceWithPeriod, summary].filter(Boolean).join(". ");
}

/** A listing as it is shown: title, place, prices, size, path and cover, in the language of the site. */
export const show = (site: Site, listing: Listing) =>
  listing.kind === "project" ? showProject(site, listing) : showProperty(site, listing);

/** A listing as pages, brochures, mails and files show it. The price per area is undefined for a rent. */
export type Shown = ReturnType<typeof show>;

/**
 * The files of a listing's cover, for a page without the site's styles.
 *
 * @returns undefined without a cover, or if it is stored rotated
 */
export function coverFiles(site: Site, listing: Listing) {
  const { cover } = show(site, listing);
  const picture = cover && findPicture(site, cover);
  if (!picture || picture.rotate) return undefined;
  const { width, height, note } = picture;
  return { avif: sourceSet(picture), jpeg: fallbackSource(picture), width, height, note };
}
