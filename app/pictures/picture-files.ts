/**
 * The files that one view of a picture is made in: an AVIF file at each step that is clearly below
 * the view's own width and one at that width, and one JPEG file. All in pixels of a file. `npm run
 * pictures` makes them by this, and the pages name them by this.
 */
export interface PictureFiles {
  steps: readonly number[];
  /** The most that the JPEG file is wide. */
  jpeg: number;
}

export const wholeFiles: PictureFiles = { steps: [480, 768, 1152], jpeg: 960 };

/**
 * Crops are for phones, whose cards are some 300 px wide at twice the density; the last step is for a
 * picture of its own, that fills the screen.
 */
export const cropFiles: PictureFiles = { steps: [480, 600, 768, 960], jpeg: 720 };

/** The widths of the AVIF files, ascending. A step just below the full width would be for nobody. */
export const avifWidths = (full: number, { steps }: PictureFiles): number[] => [
  ...steps.filter((width) => width < full * 0.9),
  full,
];

/** The width of the one JPEG file. */
export const jpegWidth = (full: number, { jpeg }: PictureFiles): number => Math.min(jpeg, full);
