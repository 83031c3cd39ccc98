import { investmentRisk } from "~/content/en/investment-risk";
import { impression } from "~/content/en/listing-words";
import { breadcrumbList } from "~/shell/structured-data/breadcrumb-list";
import { investmentTrail } from "./breadcrumb-trail";
import type { PageHead } from "./page-meta";

/**
 * What /off-plan and the investment pages have alike, for their loaders: the way to them, their head,
 * what is said of every picture, and the honest line about returns.
 *
 * @param path of the page, such as "/invest/cash-flow"
 * @param head its own title and description
 * @param origin where the site is published
 */
export function investmentPage(path: string, head: PageHead, origin: string) {
  const crumbs = investmentTrail(path);
  return {
    crumbs,
    head: { ...head, structuredData: [breadcrumbList(crumbs, origin)] },
    note: impression,
    risk: investmentRisk,
  };
}
