import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import type { PictureName } from "~/pictures/catalogue";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

export interface CaptionedPicture {
  picture: PictureName;
  caption?: string;
}

/**
 * A property's gallery, each picture with its caption. For loaders.
 *
 * @param firstPicture the first picture, if it is not the first of the gallery
 */
export function galleryOf(site: Site, property: Property, firstPicture?: CaptionedPicture) {
  const { captions } = textsIn(property, site.locale);
  const [first, ...others] = property.gallery.map((picture, index): CaptionedPicture => ({
    picture,
    ...(captions[index] && { caption: captions[index] }),
  }));
  return [firstPicture ?? first, ...others].flatMap((slide) =>
    slide ? [{ ...slide, picture: findPicture(site, slide.picture) }] : [],
  );
}
