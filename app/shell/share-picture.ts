/**
 * The address of the picture that a shared link to a page shows. `npm run share-pictures` makes it.
 *
 * @param path of the page, such as "/invest/cash-flow"
 */
export function sharePicture(path: string): string {
  return `/share/${path.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}
