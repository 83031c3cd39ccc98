import type { CataloguedPicture, PictureView } from "./catalogue";

/**
 * The files of a view: AVIF files at each of these widths below the view's width and at that width, and one
 * JPEG file. Widths are in pixels of the file. `npm run content` generates the files with these functions,
 * and pages refer to them.
 */
export interface PictureFiles {
  avifSteps: readonly number[];
  maxJpegWidth: number;
}

export const wholeFiles: PictureFiles = { avifSteps: [480, 768, 1152], maxJpegWidth: 960 };

/**
 * Crops are for phones, with cards about 300 px wide at twice the density; the largest is for pictures that
 * fill the screen.
 */
export const cropFiles: PictureFiles = { avifSteps: [480, 600, 768, 960], maxJpegWidth: 720 };

/** The widths of the AVIF files, ascending. A width just below the full one is left out. */
export const avifWidths = (full: number, { avifSteps }: PictureFiles): number[] => [
  ...avifSteps.filter((width) => width < full * 0.9),
  full,
];

export const jpegWidth = (full: number, { maxJpegWidth }: PictureFiles): number =>
  Math.min(maxJpegWidth, full);

/**
 * The AVIF files of a view as a `srcset`. A rotated file is described by its upright width, so that `sizes`
 * is that of the box.
 *
 * @param files `cropFiles` for a crop
 */
export function sourceSet(
  view: PictureView & Pick<CataloguedPicture, "rotate">,
  files: PictureFiles = wholeFiles,
): string {
  const upright = isSideways(view) ? view.height / view.width : 1;
  return avifWidths(view.width, files)
    .map((width) => `${view.src}-${width}.avif ${Math.round(width * upright)}w`)
    .join(", ");
}

/**
 * The JPEG file of a view, for browsers without AVIF.
 *
 * @param files `cropFiles` for a crop
 */
export function fallbackSource({ src, width }: PictureView, files = wholeFiles): string {
  return `${src}-${jpegWidth(width, files)}.jpg`;
}

/** Whether the rotation swaps width and height. */
export function isSideways({ rotate }: Pick<CataloguedPicture, "rotate">): boolean {
  return rotate === 90 || rotate === 270;
}
