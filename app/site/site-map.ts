import { areas } from "~/content/areas";
import { articles } from "~/content/journal";
import { properties } from "~/content/properties";
import { contentDate, sitePages } from "~/content/site-pages";
import type { PictureName } from "~/pictures/catalogue";

/** One page as a search engine's sitemap lists it. */
export interface MappedPage {
  path: string;
  pictures: readonly PictureName[];
  /** When its content last changed, as yyyy-mm-dd. */
  changed: string;
}

/** Every page of the site that has an address of its own: for loaders. */
export function siteMap(): MappedPage[] {
  return [
    ...sitePages.map(({ path, picture }) => ({ path, pictures: [picture], changed: contentDate })),
    ...properties.map(({ link, gallery }) => ({
      path: link,
      pictures: gallery.map(({ picture }) => picture),
      changed: contentDate,
    })),
    ...areas.map(({ id, image }) => ({
      path: `/areas/${id}`,
      pictures: [image],
      changed: contentDate,
    })),
    ...articles.map(({ slug, image, date }) => ({
      path: `/journal/${slug}`,
      pictures: [image],
      changed: date,
    })),
  ];
}
