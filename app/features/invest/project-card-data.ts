import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import { projectPath } from "~/content/paths";
import { placeName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";
import { type Advertised, projectsOf } from "~/site/advertised";

/** The data of a project in a list. */
export interface ProjectCardData {
  id: string;
  title: string;
  /** The investment page of the project, and the location. */
  facts: string;
  to: SitePath;
  picture: Picture;
}

/** Projects for a list. For loaders. */
export const projectCards = (
  locale: Locale,
  { investment }: Messages,
  projects: readonly Project[],
): ProjectCardData[] =>
  projects.flatMap(({ id, title, theme, place, slides: [first] }) =>
    first
      ? [
          {
            id,
            title,
            facts: [investment.pages[theme].title, placeName(locale, place)].join(" · "),
            to: projectPath(id),
            picture: findPicture(locale, first),
          },
        ]
      : [],
  );

/** The advertised projects of all investment pages, in the pages' order. For loaders. */
export const advertisedProjectCards = (
  locale: Locale,
  messages: Messages,
  advertised: Advertised,
): ProjectCardData[] =>
  (Object.keys(investmentPages) as InvestmentPageId[]).flatMap((theme) =>
    projectCards(locale, messages, projectsOf(advertised, theme)),
  );
