import { findPicture } from "~/pictures/find-picture";
import { fallbackSource, sourceSet } from "~/pictures/picture-files";
import type { Site } from "~/site/site";
import { type Listing, show } from "./listing";

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
