import type { Picture, PictureView } from "./picture-data";

/**
 * The AVIF files of a view as a `srcset`. A file that lies on its side is described by the width
 * it has once upright, so that `sizes` can speak of the box on the page.
 */
export function sourceSet(view: PictureView & Pick<Picture, "rotate">): string {
  const upright = isSideways(view) ? view.height / view.width : 1;
  return view.widths
    .map((width) => `${view.src}-${width}.avif ${Math.round(width * upright)}w`)
    .join(", ");
}

/** The JPEG file of a view, for browsers without AVIF. */
export function fallbackSource({ src, fallbackWidth }: PictureView): string {
  return `${src}-${fallbackWidth}.jpg`;
}

/** Whether a quarter turn swaps the picture's width and height. */
export function isSideways({ rotate }: Pick<Picture, "rotate">): boolean {
  return rotate === 90 || rotate === 270;
}
