/** A picture of a brochure with its texts. */
export interface PrintImageData {
  /** The name of its original. */
  name: string;
  /** The text alternative. */
  alt: string;
  caption?: string;
  /** A further caption. */
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

/** The sizes as CSS, one class for each. */
export const printImageStyles = Object.entries(printSizes)
  .map(
    ([size, { width, height }]) =>
      `.print-image-${size} { inline-size: ${width}mm; } .print-image-${size} img { inline-size: ${width}mm; block-size: ${height}mm; }`,
  )
  .join("\n");
