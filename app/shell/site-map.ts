import { areas } from "~/content/en/areas";
import { capitalAppreciation } from "~/content/en/invest-capital-appreciation";
import { cashFlow } from "~/content/en/invest-cash-flow";
import { prelaunch } from "~/content/en/invest-prelaunch";
import { trophyAsset } from "~/content/en/invest-trophy-asset";
import { articles } from "~/content/en/journal";
import { type Project, type ProjectId, projects } from "~/content/en/projects";
import { properties } from "~/content/en/properties";
import { contentDate, type SitePagePath, sitePages } from "~/data/site-pages";
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

const shownProjects: Partial<Record<SitePagePath, readonly ProjectId[]>> = {
  "/invest/capital-appreciation": capitalAppreciation.projects.items.map(({ id }) => id),
  "/invest/cash-flow": [cashFlow.projects.lead, ...cashFlow.projects.pair],
  "/invest/trophy-asset": trophyAsset.projects.items,
  "/invest/prelaunch": [prelaunch.gallery.project],
};

function picturesOf(page: (typeof sitePages)[number]): PictureName[] {
  const galleries = (shownProjects[page.path] ?? []).flatMap((id) => {
    const { slides }: Project = projects[id];
    return slides.map((slide) => slide.picture);
  });
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
