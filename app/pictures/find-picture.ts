import { altOf, isPhotograph } from "~/content/pictures";
import type { Site } from "~/site/site";
import { type CataloguedPicture, catalogue, type PictureName } from "./catalogue";
import type { PictureData } from "./picture";

/**
 * The picture with a name, its text alternative and its note. For loaders, so that the catalogue and all other
 * texts stay on the server.
 */
export const findPicture = (
  { locale, messages }: Pick<Site, "locale" | "messages">,
  name: PictureName,
): PictureData => ({
  ...cataloguedPicture(name),
  alt: altOf(locale, name) ?? messages.pictures[name] ?? "",
  ...(!isPhotograph(name) && { note: messages.pictureNotes.forPicture }),
});

/** @throws if the catalogue has no such picture. `npm run content` reports it earlier */
export function cataloguedPicture(name: PictureName): CataloguedPicture {
  const picture = catalogue[name];
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return picture;
}

/** A decorative picture, without a text alternative and a note. For loaders. */
export function decorativePicture(name: PictureName): PictureData {
  const { src, width, height, placeholder, keep } = cataloguedPicture(name);
  return { src, width, height, placeholder, ...(keep && { keep }), alt: "" };
}

/** The name of a picture in the catalogue: its path without the folder and the hash. */
export const pictureName = ({ src }: CataloguedPicture): string =>
  src.slice("/pictures/".length, src.lastIndexOf("."));
