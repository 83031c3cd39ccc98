import type { PictureName } from "~/pictures/catalogue";

/** A page with an address of its own that does not come from a list of homes, areas or articles. */
export interface SitePage {
  path: string;
  /** What its shared link shows, and as a rule its entry in the sitemap. */
  picture: PictureName;
  /** Only the shared link shows the picture; the page itself does not. */
  sharedOnly?: true;
  /** What the page is called where its title is a headline or a figure. */
  name?: string;
  /** Set large on the shared picture. */
  title: string;
  /** The smaller line under it. */
  line: string;
}

/** When what the site says last changed, as yyyy-mm-dd; articles carry dates of their own. */
export const contentDate = "2026-11-21";

export const sitePages: readonly SitePage[] = [
  {
    path: "/",
    picture: "home/hero",
    name: "Home",
    title: "The next Dubai, before it is built",
    line: "Homes and off-plan investment, led from Italy",
  },
  {
    path: "/buy",
    picture: "pages/buy",
    name: "Buy",
    title: "Homes to buy and rent",
    line: "Dubai",
  },
  {
    path: "/sell",
    picture: "pages/sell",
    name: "Sell",
    title: "What your home is worth",
    line: "A free valuation",
  },
  {
    path: "/off-plan",
    picture: "pages/off-plan",
    title: "Off-plan",
    line: "Four ways to buy before the building",
  },
  {
    path: "/invest/capital-appreciation",
    picture: "pages/capital-appreciation",
    title: "Capital Appreciation",
    line: "Five projects off-plan",
  },
  {
    path: "/invest/cash-flow",
    picture: "pages/cash-flow",
    name: "Cash Flow",
    title: "6–8%",
    line: "Cash Flow Investment",
  },
  {
    path: "/invest/trophy-asset",
    picture: "pages/trophy-asset",
    title: "Trophy Asset",
    line: "Two branded residences",
  },
  {
    path: "/invest/prelaunch",
    picture: "pages/prelaunch",
    name: "Prelaunch",
    title: "Palazzo Tissoli",
    line: "Prelaunch Investments",
  },
  {
    path: "/services",
    picture: "pages/services",
    title: "Our Services",
    line: "From the first figure to after the keys",
  },
  {
    path: "/team",
    picture: "home/partners",
    title: "Our Partners",
    line: "Over 30 languages",
  },
  {
    path: "/areas",
    picture: "pages/areas",
    title: "Area Guides",
    line: "Six districts of Dubai",
  },
  {
    path: "/journal",
    picture: "journal/market-insights",
    title: "Journal",
    line: "Market insights, investment, lifestyle",
  },
  {
    path: "/catalogs",
    picture: "home/company",
    title: "Catalogs",
    line: "Made for you, on request",
  },
  {
    path: "/company-overview",
    picture: "home/company",
    title: "Company Overview",
    line: "An Italian house in Dubai",
  },
  {
    path: "/ceo-message",
    picture: "home/approach",
    sharedOnly: true,
    title: "Message from the CEO",
    line: "A letter",
  },
  {
    path: "/contact",
    picture: "pages/contact",
    title: "Contact Us",
    line: "Dubai, UAE",
  },
  {
    path: "/privacy",
    picture: "home/explore-dubai",
    sharedOnly: true,
    title: "Privacy",
    line: "What we keep, and for how long",
  },
];
