import type { Picture, PictureView } from "./picture-data";
import { avifWidths, jpegWidth, type PictureFiles, wholeFiles } from "./picture-files";

/**
 * The AVIF files of a view as a `srcset`. A file that lies on its side is described by the width
 * it has once upright, so that `sizes` can speak of the box on the page.
 *
 * @param files `cropFiles` where the view is a crop
 */
export function sourceSet(
  view: PictureView & Pick<Picture, "rotate">,
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
 * @param files `cropFiles` where the view is a crop
 */
export function fallbackSource({ src, width }: PictureView, files = wholeFiles): string {
  return `${src}-${jpegWidth(width, files)}.jpg`;
}

/** Whether a quarter turn swaps the picture's width and height. */
export function isSideways({ rotate }: Pick<Picture, "rotate">): boolean {
  return rotate === 90 || rotate === 270;
}
