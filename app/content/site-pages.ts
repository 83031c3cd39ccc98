import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";

/** A page that is not of a property, project, area or article. */
interface SitePage {
  path: SitePath;
  /** The picture of its shared link, and usually of its entry in the sitemap. */
  picture: PictureName;
  /** The picture is only for the shared link; the page does not show it. */
  sharedOnly?: boolean;
}

/** The day of the last change of the site's texts, as yyyy-mm-dd. Entries of the content have their own (changes.json). */
export const siteTextsLastModified = "2026-11-29";

/** How many homes of a status the home page shows at most; the list of /buy has all. */
export const homesOfHomePage = { listed: 12, exclusive: 6 } as const;

/** All such pages. The sitemap, /llms.txt and the share pictures follow from this list. */
export const sitePages = [
  { path: "/", picture: "home/hero" },
  { path: "/buy", picture: "pages/buy" },
  { path: "/sell", picture: "pages/sell" },
  { path: "/off-plan", picture: "pages/off-plan" },
  { path: "/invest/capital-appreciation", picture: "pages/capital-appreciation" },
  { path: "/invest/cash-flow", picture: "pages/cash-flow" },
  { path: "/invest/trophy-asset", picture: "pages/trophy-asset" },
  { path: "/invest/prelaunch", picture: "pages/prelaunch", sharedOnly: true },
  { path: "/invest/purchase-plan", picture: "pages/off-plan", sharedOnly: true },
  { path: "/services", picture: "pages/services" },
  { path: "/team", picture: "home/partners" },
  { path: "/areas", picture: "pages/areas" },
  { path: "/journal", picture: "journal/market-insights", sharedOnly: true },
  { path: "/catalogs", picture: "home/company" },
  { path: "/company-overview", picture: "home/company" },
  { path: "/ceo-message", picture: "home/approach", sharedOnly: true },
  { path: "/contact", picture: "pages/contact" },
  { path: "/privacy", picture: "home/explore-dubai", sharedOnly: true },
] as const satisfies readonly SitePage[];

export type SitePagePath = (typeof sitePages)[number]["path"];
