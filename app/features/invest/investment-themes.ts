import type { Words } from "~/content/contract/words";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import { picture } from "~/pictures/find-picture";

/** The four investment pages as menus show them, each with its picture and the picture's note. For loaders. */
export function menuThemes({ investment, pictureNotes }: Words) {
  const ids = Object.keys(investmentPages) as InvestmentPageId[];
  return ids.map((id) => ({
    ...investment.pages[id],
    to: investmentPages[id].path,
    picture: picture(investmentPages[id].picture),
    note: pictureNotes.one,
  }));
}

export type MenuTheme = ReturnType<typeof menuThemes>[number];
