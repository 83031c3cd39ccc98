import { articles } from "~/data/articles";
import { investmentPages } from "~/data/investment-pages";
import { contentDate, sitePages } from "~/data/site-pages";
import {
  advertisedProperties,
  isProjectAdvertised,
  type Offers,
  offersAt,
} from "~/features/permits/offers";
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

/** The projects that a page shows, as a moment finds them. */
function projectsOf(path: SitePath, offers: Offers) {
  const page = Object.values(investmentPages).find((one) => one.path === path);
  return (page?.projects ?? []).filter((id) => isProjectAdvertised(offers, id));
}

function picturesOf(page: (typeof sitePages)[number], offers: Offers): PictureName[] {
  const galleries = projectsOf(page.path, offers).flatMap((id) => offers.projects[id].slides);
  return [...("sharedOnly" in page ? [] : [page.picture]), ...galleries];
}

/** The page of one project alone is gone with it. */
const isThere = ({ path }: (typeof sitePages)[number], offers: Offers) =>
  path !== investmentPages.prelaunch.path || projectsOf(path, offers).length > 0;

/** Every page of the site that has an address of its own: for loaders. */
export function siteMap(offers = offersAt(new Date())): MappedPage[] {
  const pages = sitePages.filter((page) => isThere(page, offers));
  return [
    ...pages.map((page) => ({
      path: page.path,
      pictures: picturesOf(page, offers),
      changed: contentDate,
    })),
    ...advertisedProperties(offers).map(({ id, gallery }) => ({
      path: `/property/${id}` as const,
      pictures: gallery,
      changed: contentDate,
    })),
    ...offers.areas.map(({ id, picture }) => ({
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
