import type { PictureName } from "~/pictures/catalogue";
import type { Pictures } from "./brochure";

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

export interface PrintImageData {
  /** The name of its original. */
  name: string;
  alt: string;
  caption?: string;
  text?: string;
  /** "Artist's impression"; absent for a photograph. */
  note?: string;
}

/** The sizes of printed pictures, in millimetres of an A4 page. */
export const printSizes = {
  cover: { width: 210, height: 158 },
  lead: { width: 142, height: 98 },
  low: { width: 112, height: 84 },
  wide: { width: 210, height: 138 },
  broad: { width: 104, height: 80 },
  narrow: { width: 66, height: 100 },
  band: { width: 210, height: 96 },
  plan: { width: 56, height: 40 },
} as const;

export type PrintSize = keyof typeof printSizes;

/**
 * The path of a picture: the print script serves the original, cropped to the size. The size is in the
 * path, so that the hash of the page changes with it.
 */
export function printImageSource(name: string, size: PrintSize): string {
  const { width, height } = printSizes[size];
  return `/print-images/${width}x${height}/${name}.jpg`;
}

/** The path of a floor plan's drawing: its file below app/content. */
export const planSource = (drawing: string): string => `/drawings/${drawing}`;

export const printImageStyles = Object.entries(printSizes)
  .map(
    ([size, { width, height }]) =>
      `.print-image-${size} { inline-size: ${width}mm; } .print-image-${size} img { inline-size: ${width}mm; block-size: ${height}mm; }`,
  )
  .join("\n");
