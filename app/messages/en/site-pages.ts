import type { SitePagePath } from "~/content/site-pages";

/** The names of pages in share pictures and in llms.txt. */
interface SitePageTexts {
  /** The name, if the title is a headline or a figure. */
  name?: string;
  /** The large text of the share picture. */
  title: string;
  /** The smaller line below. */
  line: string;
}

/**
 * The pages of app/content/site-pages.ts. {yields}, "6–8%", and the {placeholders} of
 * features/company/company-figures.ts are filled in by layout/site-page-names.ts.
 */
export type SitePagesMessages = Readonly<Record<SitePagePath, SitePageTexts>>;

export const sitePages: SitePagesMessages = {
  "/": {
    name: "Home",
    title: "The next Dubai, before it is built",
    line: "Homes and off-plan investment, led from Italy",
  },
  "/buy": { name: "Buy", title: "Homes to buy and rent", line: "Dubai" },
  "/sell": { name: "Sell", title: "What your home is worth", line: "A free valuation" },
  "/off-plan": { title: "Off-plan", line: "Four ways to buy before it is built" },
  "/invest/capital-appreciation": { title: "Capital Appreciation", line: "Five off-plan projects" },
  "/invest/cash-flow": {
    name: "Cash Flow",
    title: "{yields}",
    line: "Cash Flow, gross yield by our estimate",
  },
  "/invest/trophy-asset": { title: "Trophy Asset", line: "Two branded residences" },
  "/invest/prelaunch": {
    name: "Prelaunch",
    title: "Palazzo Tissoli",
    line: "Prelaunch Investments",
  },
  "/services": { title: "Our Services", line: "From research to after-sales care" },
  "/team": { title: "Our Partners", line: "Over {partnerLanguages} languages" },
  "/areas": { title: "Area Guides", line: "Six districts of Dubai" },
  "/journal": { title: "Journal", line: "Market insights, investment, lifestyle" },
  "/catalogs": { title: "Catalogs", line: "Made for you, on request" },
  "/company-overview": { title: "Company Overview", line: "A Dubai brokerage, led from Italy" },
  "/ceo-message": { title: "Message from the CEO", line: "A letter" },
  "/contact": { title: "Contact Us", line: "Dubai, UAE" },
  "/privacy": { title: "Privacy", line: "What we keep, and for how long" },
};
