import type { Words } from "~/content/contract/words";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import type { Locale } from "~/locale";
import { decoration, findPicture } from "~/pictures/find-picture";

const ids = Object.keys(investmentPages) as InvestmentPageId[];

/** The four investment pages, each with its picture and the picture's note. For loaders. */
export const investmentPageLinks = (locale: Locale, { investment, pictureNotes }: Words) =>
  ids.map((id) => ({
    ...investment.pages[id],
    to: investmentPages[id].path,
    picture: findPicture(locale, investmentPages[id].picture),
    note: pictureNotes.one,
  }));

/** The same as the menus show them, which stand on every page: their pictures only decorate. */
export const investmentMenuLinks = ({ investment, pictureNotes }: Words) =>
  ids.map((id) => ({
    ...investment.pages[id],
    to: investmentPages[id].path,
    picture: decoration(investmentPages[id].picture),
    note: pictureNotes.one,
  }));

export type InvestmentPageLink = ReturnType<typeof investmentPageLinks>[number];
export type InvestmentMenuLink = ReturnType<typeof investmentMenuLinks>[number];
