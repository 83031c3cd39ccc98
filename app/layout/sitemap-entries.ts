import { articles } from "~/content/articles";
import { daysOf } from "~/content/changes";
import { investmentPages } from "~/content/investment-pages";
import { projectPath } from "~/content/paths";
import { siteTextsLastModified, sitePages } from "~/content/site-pages";
import { languagesOf } from "~/content/texts";
import { isPageAdvertised } from "~/listings/investment-page-links";
import { type Locale, localeCodes, type SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";
import { type Advertised, advertisedAt } from "~/site/advertised";

export interface SitemapEntry {
  /** The path without a language. */
  path: SitePath;
  locales: readonly Locale[];
  pictures: readonly PictureName[];
  /** The day of the last change of its content, as yyyy-mm-dd. */
  lastModified: string;
}

function picturesOf(page: (typeof sitePages)[number], { projects }: Advertised): PictureName[] {
  const galleries = projects
    .filter(({ theme }) => investmentPages[theme].path === page.path)
    .flatMap(({ slides }) => slides);
  return [...("sharedOnly" in page ? [] : [page.picture]), ...galleries];
}

/** The languages of a page: the prelaunch page has those of its project. */
function languagesOfPage(path: SitePath, { projects }: Advertised): readonly Locale[] {
  const project = projects.find(({ theme }) => theme === "prelaunch");
  return path === investmentPages.prelaunch.path && project
    ? languagesOf(project.texts)
    : localeCodes;
}

/** All pages of the site, for loaders. */
export function sitemapEntries(advertised = advertisedAt(new Date())): SitemapEntry[] {
  const pages = sitePages.filter(({ path }) => isPageAdvertised(path, advertised));
  return [
    ...pages.map((page) => ({
      path: page.path,
      locales: languagesOfPage(page.path, advertised),
      pictures: picturesOf(page, advertised),
      lastModified: siteTextsLastModified,
    })),
    ...advertised.properties.map(({ id, gallery, texts }) => ({
      path: `/property/${id}` as const,
      locales: languagesOf(texts),
      pictures: gallery,
      lastModified: daysOf("properties", id).changed,
    })),
    ...advertised.projects.map(({ id, slides, texts }) => ({
      path: projectPath(id),
      locales: languagesOf(texts),
      pictures: slides,
      lastModified: daysOf("projects", id).changed,
    })),
    ...advertised.areas.map(({ id, picture, texts }) => ({
      path: `/areas/${id}` as const,
      locales: languagesOf(texts),
      pictures: [picture],
      lastModified: daysOf("areas", id).changed,
    })),
    ...articles.map(({ id, picture, texts }) => ({
      path: `/journal/${id}` as const,
      locales: languagesOf(texts),
      pictures: [picture],
      lastModified: daysOf("journal", id).changed,
    })),
  ];
}
