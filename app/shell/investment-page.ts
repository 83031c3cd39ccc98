import type { PageHeadWords } from "~/content/contract/page-head";
import type { Words } from "~/content/contract/words";
import { fixedCrumbs } from "~/content/en/navigation";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import { breadcrumbList } from "~/shell/structured-data/breadcrumb-list";
import { breadcrumbTrail } from "./breadcrumb-trail";

/**
 * What /off-plan and the investment pages have alike, for their loaders: the way to them, their head,
 * what is said of every picture, and the honest line about returns.
 *
 * @param page which of the four; undefined for /off-plan above them
 * @param head its own title and description
 * @param origin where the site is published
 */
export function investmentPage(
  page: InvestmentPageId | undefined,
  { investment, pictureNotes }: Words,
  head: PageHeadWords,
  origin: string,
) {
  const crumbs = breadcrumbTrail(
    fixedCrumbs.offPlan,
    ...(page ? [{ title: investment.pages[page].title, to: investmentPages[page].path }] : []),
  );
  return {
    crumbs,
    head: { ...head, structuredData: [breadcrumbList(crumbs, origin)] },
    note: pictureNotes.one,
    risk: investment.risk,
  };
}
