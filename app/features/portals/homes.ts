import { isPhotograph } from "~/content/pictures";
import { isOffered, type Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { permitInBrief } from "~/features/permits/permit";
import { showProperty } from "~/listings/property";
import type { PictureName } from "~/pictures/catalogue";
import { cataloguedPicture } from "~/pictures/find-picture";
import { fallbackSource } from "~/pictures/picture-files";
import type { Site } from "~/site/site";
import { hasValidPermit } from "~/site/validity";

/** The homes that portals may advertise: on offer, with a valid permit. */
export const homesWithPermit = ({ advertised, now }: Site): Property[] =>
  advertised.properties.filter((property) => isOffered(property) && hasValidPermit(property, now));

/**
 * The pictures for portals, which do not show our note under each: the photographs, otherwise the artist's impressions. A
 * file that lies on its side is left out, because portals do not turn it.
 */
function picturesFor({ gallery }: Property): PictureName[] {
  const upright = gallery.filter((name) => cataloguedPicture(name).rotate === undefined);
  const photographs = upright.filter(isPhotograph);
  return photographs.length > 0 ? photographs : upright;
}

/**
 * The description of a home in the language of the site, as one text, with what every advertisement has to state: the
 * permit, and whether the pictures are artist's impressions.
 */
export function feedDescription(site: Site, property: Property): string {
  const isPhotographed = picturesFor(property).some(isPhotograph);
  return [
    textsIn(property, site.locale).summary,
    ...showProperty(site, property).description,
    ...(isPhotographed ? [] : [site.messages.pictureNotes.forList]),
    ...permitInBrief(site, property),
  ].join("\n\n");
}

/** The pictures of a home as JPEG, which portals accept, in the order of its page. */
export function feedPictures({ origin, locale }: Site, property: Property) {
  const { captions } = textsIn(property, locale);
  return picturesFor(property).map((name) => ({
    url: `${origin}${fallbackSource(cataloguedPicture(name))}`,
    caption: captions[property.gallery.indexOf(name)],
  }));
}
