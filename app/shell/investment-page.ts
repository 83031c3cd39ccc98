import type { PageHeadWords } from "~/content/contract/page-head";
import type { Words } from "~/content/contract/words";
import { type InvestmentPageId, investmentPages } from "~/data/investment-pages";
import type { Locale } from "~/locale";
import { breadcrumbList, breadcrumbTrail } from "./breadcrumb-trail";

/**
 * What /off-plan and the investment pages have alike, for their loaders: the way to them, their head,
 * what is said of every picture, and the honest line about returns.
 *
 * @param page which of the four; undefined for /off-plan above them
 * @param head its own title and description
 * @param origin where the site is published
 */
export function investmentPage(
  locale: Locale,
  page: InvestmentPageId | undefined,
  { investment, pictureNotes, shell }: Words,
  head: PageHeadWords,
  origin: string,
) {
  const crumbs = breadcrumbTrail(
    shell,
    { title: shell.crumbs.offPlan, to: "/off-plan" },
    ...(page ? [{ title: investment.pages[page].title, to: investmentPages[page].path }] : []),
  );
  return {
    crumbs,
    head: { ...head, structuredData: [breadcrumbList(locale, crumbs, origin)] },
    note: pictureNotes.one,
    risk: investment.risk,
  };
}
