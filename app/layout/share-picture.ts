import { type Locale, locales, type SitePath } from "~/locale";

/**
 * The URL of a page's share picture, which `npm run content` generates.
 *
 * @param path of the page without its language, such as "/invest/cash-flow"
 */
export function sharePicture(locale: Locale, path: SitePath): string {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return `/share${locales[locale].prefix}/${name}.jpg`;
}
