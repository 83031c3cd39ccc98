import { data } from "react-router";
import { notFoundPaths } from "~/content/paths";
import type { Locale, SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "./site";

/** A link on a missing page, to a page in `locale` if that is given. */
interface MissingPageLink {
  to: SitePath;
  title: string;
  locale?: Locale;
}

/** The content of a 404 or 410 page. It is the body of the response, so that no other page loads it. */
export interface MissingPage {
  title: string;
  text: string;
  /** For search engines and for sharing; the text by default. */
  description?: string;
  links: readonly MissingPageLink[];
  picture: PictureData;
}

/** The response that a loader throws for an unknown address. */
export function notFound(site: Site) {
  const { title, description, text, links } = site.messages.layout.errors.notFound;
  return missingPageResponse(site, 404, {
    title,
    description,
    text,
    links: notFoundPaths.map((to) => ({ to, title: links[to] })),
  });
}

/**
 * The response that a loader throws in place of a page.
 *
 * @param status 410 for a page that was removed
 */
export const missingPageResponse = (
  site: Site,
  status: 404 | 410,
  page: Omit<MissingPage, "picture">,
) => data<MissingPage>({ ...page, picture: findPicture(site, "home/horizon") }, status);
