import type { PictureName } from "~/pictures/catalogue";
import type { Pictures } from "./brochure";
import type { PrintImageData } from "./print-images";

/** The places of the pictures after the cover, in the order in which they are filled. */
type Place = keyof Pictures;

/**
 * The pictures of a brochure, each in its place.
 *
 * @param gallery all there are, in the order of the page
 * @param first those that come before the others, the cover first
 * @param places that this brochure has
 * @throws where there are fewer than two: a brochure has a cover and one picture more
 */
export function picturesOf(
  gallery: readonly PrintImageData[],
  first: readonly PictureName[],
  places: readonly Place[],
): { cover: PrintImageData; pictures: Pictures } {
  const chosen = first.flatMap((name) => gallery.find((image) => image.name === name) ?? []);
  const [cover, lead, ...others] = [...new Set([...chosen, ...gallery])];
  if (!cover || !lead) throw new Error("A brochure has two pictures at least.");
  const filled = places.flatMap((place, index) => {
    const image = others[index];
    return image ? [[place, image] as const] : [];
  });
  return { cover, pictures: { lead, ...Object.fromEntries(filled) } };
}
