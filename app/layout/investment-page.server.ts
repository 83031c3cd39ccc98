import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import { maxPlannedHomes, purchasePlanPath } from "~/content/paths";
import type { PageHeadMessages } from "~/messages/en/home-page";
import { projectsOf } from "~/site/advertised";
import type { Site } from "~/site/site";
import { breadcrumbList, breadcrumbTrail } from "./breadcrumb-trail";
import type { PageHead } from "./page-site";

/**
 * Returns the data that /off-plan and the investment pages share: breadcrumbs, head and the note
 * on returns, with the purchase plan of the page's projects.
 *
 * @param page one of the four; undefined for /off-plan
 * @param head title and description
 */
export function investmentPageData(
  site: Site,
  page: InvestmentPageId | undefined,
  head: PageHeadMessages & Pick<PageHead, "locales" | "canonicalPath">,
) {
  const { investment, layout, purchasePlan } = site.messages;
  const crumbs = breadcrumbTrail(
    site,
    { title: layout.crumbs.offPlan, to: "/off-plan" },
    ...(page ? [{ title: investment.pages[page].title, to: investmentPages[page].path }] : []),
  );
  return {
    crumbs,
    head: {
      ...head,
      structuredData: [breadcrumbList(site, crumbs)],
    },
    risk: {
      text: investment.risk,
      plan: page && {
        to: purchasePlanPath(
          ...projectsOf(site.advertised, page)
            .slice(0, maxPlannedHomes - 1)
            .map(({ id }) => id),
        ),
        children: purchasePlan.linkFromProjects,
      },
    },
  };
}
