import { areas } from "~/data/areas";
import { articles } from "~/data/articles";
import { investmentPages } from "~/data/investment-pages";
import { projects } from "~/data/projects";
import { properties } from "~/data/properties";
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
    ...properties.map(({ id, gallery }) => ({
      path: `/property/${id}` as const,
      pictures: gallery,
      changed: contentDate,
    })),
    ...areas.map(({ id, picture }) => ({
      path: `/areas/${id}` as const,
      pictures: [picture],
      changed: contentDate,
    })),
    ...articles.map(({ slug, picture, date }) => ({
      path: `/journal/${slug}` as const,
      pictures: [picture],
      changed: date,
    })),
  ];
}
