import { articles } from "~/data/articles";
import { investmentPages } from "~/data/investment-pages";
import { contentDate, sitePages } from "~/data/site-pages";
import { isPageAdvertised } from "~/features/invest/investment-page-links";
import { type Advertised, advertisedAt } from "~/features/permits/advertised";
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

function picturesOf(page: (typeof sitePages)[number], { projects }: Advertised): PictureName[] {
  const shown = Object.values(investmentPages).find(({ path }) => path === page.path)?.projects;
  const galleries = (shown ?? []).flatMap((id) => projects[id]?.slides ?? []);
  return [...("sharedOnly" in page ? [] : [page.picture]), ...galleries];
}

/** Every page of the site that has an address of its own: for loaders. */
export function siteMap(advertised = advertisedAt(new Date())): MappedPage[] {
  const pages = sitePages.filter(({ path }) => isPageAdvertised(path, advertised));
  return [
    ...pages.map((page) => ({
      path: page.path,
      pictures: picturesOf(page, advertised),
      changed: contentDate,
    })),
    ...advertised.properties.map(({ id, gallery }) => ({
      path: `/property/${id}` as const,
      pictures: gallery,
      changed: contentDate,
    })),
    ...advertised.areas.map(({ id, picture }) => ({
      path: `/areas/${id}` as const,
      pictures: [picture],
      changed: contentDate,
    })),
    ...articles.map(({ slug, picture, date, updated }) => ({
      path: `/journal/${slug}` as const,
      pictures: [picture],
      changed: updated ?? date,
    })),
  ];
}
