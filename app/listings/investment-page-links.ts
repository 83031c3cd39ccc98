import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";
import type { PictureData } from "~/pictures/picture";
import type { Advertised } from "~/site/advertised";
import type { Site } from "~/site/site";

/** Whether a page exists: the prelaunch page depends on its project. */
export const isPageAdvertised = (path: SitePath, { projects }: Advertised): boolean =>
  path !== investmentPages.prelaunch.path || projects.some(({ theme }) => theme === "prelaunch");

/**
 * The investment pages, each with its picture. For loaders.
 *
 * @param pictureOf finds a picture: with a text alternative, or decorative as in the menus
 */
export function investmentPageLinks(
  { advertised, messages: { investment } }: Site,
  pictureOf: (name: PictureName) => PictureData,
) {
  const ids = (Object.keys(investmentPages) as InvestmentPageId[]).filter((id) =>
    isPageAdvertised(investmentPages[id].path, advertised),
  );
  return ids.map((id) => ({
    ...investment.pages[id],
    to: investmentPages[id].path,
    picture: pictureOf(investmentPages[id].picture),
  }));
}

export type InvestmentPageLink = ReturnType<typeof investmentPageLinks>[number];
