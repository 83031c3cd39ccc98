import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import { placeName } from "~/content/places";
import { type Advertised, projectsOf } from "~/features/permits/advertised";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** A project in a list of all. */
export interface ProjectEntry {
  id: string;
  title: string;
  /** The investment page that shows it, and where it is. */
  facts: string;
  /** Its place on that page. */
  to: SitePath;
  picture: Picture;
}

/** The advertised projects of all investment pages, in the pages' order. For loaders. */
export const projectIndex = (
  locale: Locale,
  { investment }: Messages,
  advertised: Advertised,
): ProjectEntry[] =>
  (Object.keys(investmentPages) as InvestmentPageId[]).flatMap((theme) => {
    const shown = projectsOf(advertised, theme);
    const { path } = investmentPages[theme];
    return shown.flatMap(({ id, title, place, slides: [first] }) =>
      first
        ? [
            {
              id,
              title,
              facts: [investment.pages[theme].title, placeName(locale, place)].join(" · "),
              to: shown.length > 1 ? (`${path}#project-${id}` as const) : path,
              picture: findPicture(locale, first),
            },
          ]
        : [],
    );
  });
