import type { PictureName } from "~/pictures/catalogue";
import type { Pictures } from "./brochure";
import type { PrintImageData } from "./print-images";

/** The slots of pictures after the cover, in the order of assignment. */
type PictureSlot = keyof Pictures;

/**
 * Assigns the pictures of a brochure to its slots.
 *
 * @param gallery all pictures, in the order of the page
 * @param preferred the preferred pictures, the cover first
 * @param slots of this brochure
 * @throws with fewer than two pictures: a brochure has a cover and one more
 */
export function assignPictures(
  gallery: readonly PrintImageData[],
  preferred: readonly PictureName[],
  slots: readonly PictureSlot[],
): { cover: PrintImageData; pictures: Pictures } {
  const chosen = preferred.flatMap((name) => gallery.find((image) => image.name === name) ?? []);
  const [cover, lead, ...others] = [...new Set([...chosen, ...gallery])];
  if (!cover || !lead) throw new Error("A brochure has two pictures at least.");
  const filled = slots.flatMap((slot, index) => {
    const image = others[index];
    return image ? [[slot, image] as const] : [];
  });
  return { cover, pictures: { lead, ...Object.fromEntries(filled) } };
}
