import type { PictureName } from "~/pictures/catalogue";
import type { Pictures } from "./brochure";
import type { PrintImageData } from "./print-images";

/** The places of pictures after the cover, in the order of assignment. */
type Place = keyof Pictures;

/**
 * Assigns the pictures of a brochure to its places.
 *
 * @param gallery all pictures, in the order of the page
 * @param first the preferred pictures, the cover first
 * @param places of this brochure
 * @throws with fewer than two pictures: a brochure has a cover and one more
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
