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

/**
 * The slides of a gallery. The note on the first picture that is not a photograph says in plain words what the notes on
 * all of them mean.
 */
export function withExplainedNote<S extends { picture: PictureData }>(
  { messages }: Pick<Site, "messages">,
  slides: readonly S[],
): S[] {
  const first = slides.findIndex(({ picture }) => picture.note);
  const note = messages.pictureNotes.forGallery;
  return slides.map((slide, index) =>
    index === first ? { ...slide, picture: { ...slide.picture, note } } : slide,
  );
}

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
