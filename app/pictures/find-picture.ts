import { altOf } from "~/content/pictures";
import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { catalogue, type PictureName } from "./catalogue";
import type { CataloguedPicture, Picture } from "./picture-data";

/**
 * The picture of that name, with what it shows in a language. Called in loaders, so that the
 * catalogue and the texts of all other pictures stay on the server.
 */
export const findPicture = (locale: Locale, name: PictureName): Picture => ({
  ...pictureNamed(name),
  alt: altOf(locale, name) ?? messagesFor(locale).pictures[name] ?? "",
});

/** @throws if the catalogue has no such picture: `npm run content` reports it before */
export function pictureNamed(name: PictureName): CataloguedPicture {
  const picture = catalogue[name];
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return picture;
}

/** A picture that only decorates: whole, and with nothing to be read out. For loaders. */
export function decoration(name: PictureName): Picture {
  const { src, width, height, placeholder, keep } = pictureNamed(name);
  return { src, width, height, placeholder, ...(keep && { keep }), alt: "" };
}

/** The name that a picture is catalogued by: its address without the folder and the file's key. */
export const pictureName = ({ src }: CataloguedPicture): string =>
  src.slice("/pictures/".length, src.lastIndexOf("."));
