/** A picture of a brochure, with what stands beside it. */
export interface PrintImageData {
  /** Of its master. */
  name: string;
  /** What it shows, for who cannot see it. */
  alt: string;
  caption?: string;
  /** What else is said of it, in a sentence. */
  text?: string;
}

/** How large a picture is printed, in millimetres of an A4 sheet. */
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
 * Where a sheet asks for a picture: the script that prints answers with the master, cut to the size.
 * The size stands in the address, so that what a sheet is made of shows when it changes.
 */
export function printImageSource(name: string, size: PrintSize): string {
  const { width, height } = printSizes[size];
  return `/plates/${width}x${height}/${name}.jpg`;
}

/** Where a sheet asks for the drawing of a floor plan: its file below app/content. */
export const planSource = (drawing: string): string => `/drawings/${drawing}`;

/** The sizes as styles, one class for each. */
export const printImageStyles = Object.entries(printSizes)
  .map(
    ([size, { width, height }]) =>
      `.plate-${size} { inline-size: ${width}mm; } .plate-${size} img { inline-size: ${width}mm; block-size: ${height}mm; }`,
  )
  .join("\n");
