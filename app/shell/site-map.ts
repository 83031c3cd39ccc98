import { areas } from "~/content/en/areas";
import { articles } from "~/content/en/journal";
import { properties } from "~/content/en/properties";
import { investmentPages } from "~/data/investment-pages";
import { projects } from "~/data/projects";
import { contentDate, sitePages } from "~/data/site-pages";
import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";

/** One page as a search engine's sitemap lists it. */
export interface MappedPage {
  /** Without its language: it is there in each of them. */
  path: SitePath;
  pictures: readonly PictureName[];
  /** When its content last changed, as yyyy-mm-dd. */
  changed: string;
}

function picturesOf(page: (typeof sitePages)[number]): PictureName[] {
  const investmentPage = Object.values(investmentPages).find(({ path }) => path === page.path);
  const galleries = (investmentPage?.projects ?? []).flatMap((id) => projects[id].slides);
  return [...("sharedOnly" in page ? [] : [page.picture]), ...galleries];
}

/** Every page of the site that has an address of its own: for loaders. */
export function siteMap(): MappedPage[] {
  return [
    ...sitePages.map((page) => ({
      path: page.path,
      pictures: picturesOf(page),
      changed: contentDate,
    })),
    ...properties.map(({ link, gallery }) => ({
      path: link,
      pictures: gallery.map(({ picture }) => picture),
      changed: contentDate,
    })),
    ...areas.map(({ id, image }) => ({
      path: `/areas/${id}` as const,
      pictures: [image],
      changed: contentDate,
    })),
    ...articles.map(({ slug, image, date }) => ({
      path: `/journal/${slug}` as const,
      pictures: [image],
      changed: date,
    })),
  ];
}
