import type { Words } from "~/content/contract/words";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import type { Locale } from "~/locale";
import { findPicture } from "~/pictures/find-picture";

/** The four investment pages as menus show them, each with its picture and the picture's note. For loaders. */
export function investmentPageLinks(locale: Locale, { investment, pictureNotes }: Words) {
  const ids = Object.keys(investmentPages) as InvestmentPageId[];
  return ids.map((id) => ({
    ...investment.pages[id],
    to: investmentPages[id].path,
    picture: findPicture(locale, investmentPages[id].picture),
    note: pictureNotes.one,
  }));
}

export type InvestmentPageLink = ReturnType<typeof investmentPageLinks>[number];
