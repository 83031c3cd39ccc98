import type { Picture, PictureView } from "./picture-data";
import { avifWidths, jpegWidth, type PictureFiles, wholeFiles } from "./picture-files";

/**
 * The AVIF files of a view as a `srcset`. A rotated file is described by its upright width, so that `sizes`
 * is that of the box.
 *
 * @param files `cropFiles` for a crop
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
 * @param files `cropFiles` for a crop
 */
export function fallbackSource({ src, width }: PictureView, files = wholeFiles): string {
  return `${src}-${jpegWidth(width, files)}.jpg`;
}

/** Whether the rotation swaps width and height. */
export function isSideways({ rotate }: Pick<Picture, "rotate">): boolean {
  return rotate === 90 || rotate === 270;
}
