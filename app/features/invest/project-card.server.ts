import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import { countryPlace } from "~/content/places";
import type { Project } from "~/content/projects";
import { show } from "~/listings/listing";
import { lowestPrice } from "~/listings/project";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { projectsOf } from "~/site/advertised";
import type { Site } from "~/site/site";

export interface ProjectCardData {
  id: string;
  title: string;
  /** The investment page of the project, and its place and its lowest price if they are known. */
  facts: string;
  to: SitePath;
  picture: PictureData;
}

export const projectCards = (site: Site, projects: readonly Project[]): ProjectCardData[] =>
  projects.flatMap((project) => {
    const { id, title, place, price, path, cover } = show(site, project);
    if (!cover) return [];
    const theme = site.messages.investment.pages[project.theme].title;
    const facts = [
      theme,
      ...(project.place === countryPlace ? [] : [place]),
      ...(lowestPrice(project) === undefined ? [] : [price]),
    ].join(" · ");
    return [{ id, title, facts, to: path, picture: findPicture(site, cover) }];
  });

/** The advertised projects of all investment pages, in the pages' order. For loaders. */
export const advertisedProjectCards = (site: Site): ProjectCardData[] => {
  const { advertised } = site;
  return (Object.keys(investmentPages) as InvestmentPageId[]).flatMap((theme) =>
    projectCards(site, projectsOf(advertised, theme)),
  );
};
