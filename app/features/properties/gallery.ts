import type { PropertiesWords } from "~/content/contract/properties";
import type { Property } from "~/data/properties";
import type { Locale } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";
import { findPicture } from "~/pictures/find-picture";

export interface CaptionedPicture {
  picture: PictureName;
  caption?: string;
}

/**
 * A property's gallery, each picture with its caption. Called in loaders.
 *
 * @param opening the picture that comes first, where it is another than the gallery's first one
 */
export function galleryOf(
  locale: Locale,
  words: PropertiesWords,
  { id, gallery }: Property,
  opening?: CaptionedPicture,
) {
  const captions: Partial<Record<PictureName, string>> = words.items[id].captions;
  const [first, ...others] = gallery.map((name): CaptionedPicture => ({
    picture: name,
    caption: captions[name],
  }));
  return [opening ?? first, ...others].flatMap((slide) =>
    slide ? [{ ...slide, picture: findPicture(locale, slide.picture) }] : [],
  );
}
