import type { RouterContextProvider } from "react-router";
import { type InvestmentPageId, investmentPages } from "~/content/investment-pages";
import type { Locale } from "~/locale";
import type { PageHeadMessages } from "~/messages/en/home-page";
import type { Messages } from "~/messages/en/messages";
import { breadcrumbList, breadcrumbTrail } from "./breadcrumb-trail";
import type { PageHead } from "./page-head";
import { siteOriginContext } from "./request-context";

/**
 * Returns the data that /off-plan and the investment pages share: breadcrumbs, head, the note on pictures
 * and the note on returns.
 *
 * @param page one of the four; undefined for /off-plan
 * @param head title and description
 * @param context of the request
 */
export function investmentPageData(
  locale: Locale,
  page: InvestmentPageId | undefined,
  { investment, pictureNotes, layout }: Messages,
  head: PageHeadMessages & Pick<PageHead, "locales">,
  context: Readonly<RouterContextProvider>,
) {
  const crumbs = breadcrumbTrail(
    layout,
    { title: layout.crumbs.offPlan, to: "/off-plan" },
    ...(page ? [{ title: investment.pages[page].title, to: investmentPages[page].path }] : []),
  );
  return {
    crumbs,
    head: {
      ...head,
      structuredData: [breadcrumbList(locale, crumbs, context.get(siteOriginContext))],
    },
    note: pictureNotes.forPicture,
    risk: investment.risk,
  };
}
