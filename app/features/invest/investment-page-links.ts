import type { Words } from "~/content/contract/words";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import type { PictureName } from "~/pictures/catalogue";
import type { Picture } from "~/pictures/picture-data";

/**
 * The four investment pages, each with its picture. For loaders.
 *
 * @param pictureOf finds a picture: described, or as the menus of every page show it, a decoration
 */
export function investmentPageLinks(
  { investment }: Words,
  pictureOf: (name: PictureName) => Picture,
) {
  const ids = Object.keys(investmentPages) as InvestmentPageId[];
  return ids.map((id) => ({
    ...investment.pages[id],
    to: investmentPages[id].path,
    picture: pictureOf(investmentPages[id].picture),
  }));
}

export type InvestmentPageLink = ReturnType<typeof investmentPageLinks>[number];
