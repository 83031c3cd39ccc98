import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";

/** A page with an address of its own that does not come from a list of homes, areas or articles. */
interface SitePage {
  path: SitePath;
  /** What its shared link shows, and as a rule its entry in the sitemap. */
  picture: PictureName;
  /** Only the shared link shows the picture; the page itself does not. */
  sharedOnly?: boolean;
}

/** When what the site says last changed, as yyyy-mm-dd; articles carry dates of their own. */
export const contentDate = "2026-11-23";

/** Every such page; the sitemap, /llms.txt and the pictures of shared links follow this list. */
export const sitePages = [
  { path: "/", picture: "home/hero" },
  { path: "/buy", picture: "pages/buy" },
  { path: "/sell", picture: "pages/sell" },
  { path: "/off-plan", picture: "pages/off-plan" },
  { path: "/invest/capital-appreciation", picture: "pages/capital-appreciation" },
  { path: "/invest/cash-flow", picture: "pages/cash-flow" },
  { path: "/invest/trophy-asset", picture: "pages/trophy-asset" },
  { path: "/invest/prelaunch", picture: "pages/prelaunch" },
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
