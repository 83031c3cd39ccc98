import type { Words } from "~/content/contract/words";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import type { ProjectId } from "~/data/projects";
import type { Advertised } from "~/features/permits/advertised";
import type { Locale, SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** A project in a list of all. */
export interface ProjectEntry {
  id: ProjectId;
  title: string;
  /** The investment page that shows it, and where it is. */
  facts: string;
  /** Its place on that page. */
  to: SitePath;
  picture: Picture;
}

/** The advertised projects of all investment pages, in the pages' order. For loaders. */
export function projectIndex(
  locale: Locale,
  { investment, brochure }: Words,
  { projects }: Advertised,
): ProjectEntry[] {
  const pages = Object.entries(investmentPages) as [
    InvestmentPageId,
    (typeof investmentPages)[InvestmentPageId],
  ][];
  return pages.flatMap(([page, { path, projects: ids }]) =>
    ids.flatMap((id) => {
      const project = projects[id];
      if (!project) return [];
      return [
        {
          id,
          title: project.title,
          facts: [investment.pages[page].title, brochure.places[project.place]].join(" · "),
          to: ids.length > 1 ? (`${path}#project-${id}` as const) : path,
          picture: findPicture(locale, project.slides[0]),
        },
      ];
    }),
  );
}
