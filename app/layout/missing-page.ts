import { data } from "react-router";
import { notFoundPaths } from "~/content/navigation";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** A link of a missing page: in its language, or in another one if that is named. */
interface MissingPageLink {
  to: SitePath;
  title: string;
  locale?: Locale;
}

/** What is said in place of a page that is not there, in the answer itself: no other page has these words. */
export interface MissingPage {
  title: string;
  text: string;
  /** For search engines and for sharing; the text where there is none. */
  description?: string;
  /** Where else to look. */
  links: readonly MissingPageLink[];
  picture: Picture;
}

/** What a loader throws for an address that leads to no page. */
export function notFound(locale: Locale, { layout }: Messages) {
  const { title, description, text, links } = layout.errors.notFound;
  return missing(404, locale, {
    title,
    description,
    text,
    links: notFoundPaths.map((to) => ({ to, title: links[to] })),
  });
}

/** What a loader throws for a page that was there, with where to look for the like of it. */
export const gone = (locale: Locale, page: Omit<MissingPage, "picture">) =>
  missing(410, locale, page);

/** What a loader throws in place of a page. */
export const missing = (status: 404 | 410, locale: Locale, page: Omit<MissingPage, "picture">) =>
  data<MissingPage>({ ...page, picture: findPicture(locale, "home/horizon") }, status);
