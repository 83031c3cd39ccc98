import { matchRoutes } from "react-router";
import { sitemapEntries } from "../../../app/layout/sitemap-entries";
import { defaultLocale, localePath, localeCodes, type SitePath } from "../../../app/locale";
import routes from "../../../app/routes.ts";

/** The pages that the site must have: address → what the screen is called. */
export const screens = {
  "/": "Home",
  "/buy": "Buy listings",
  "/sell": "Sell, with valuation form",
  "/off-plan": "Off-plan overview",
  "/journal": "Journal",
  "/catalogs": "Catalogs",
  "/services": "Our Services",
  "/team": "Our Partners",
  "/areas": "Area Guides",
  "/contact": "Contact Us",
  "/ceo-message": "Message from the CEO",
  "/company-overview": "Company Overview",
  "/invest/capital-appreciation": "Capital Appreciation",
  "/invest/cash-flow": "Cash Flow Investment",
  "/invest/trophy-asset": "Trophy Asset",
  "/invest/prelaunch": "Prelaunch Investments",
  "/property/ontario-tower": "Ontario Tower detail",
  "/property/continental-tower": "Continental Tower detail",
  "/property/al-soufuh-apartment": "Al Soufuh apartment detail",
} as const;

/** The paths of all pages, generated ones included, and of the states of a page that are in the query. */
export const everyPage: readonly SitePath[] = [
  ...new Set([
    ...(Object.keys(screens) as SitePath[]),
    ...sitemapEntries().map(({ path }) => path),
  ]),
  "/buy?type=penthouse",
  "/buy?type=apartment&bedrooms=2&price=1m-2m",
  "/team?specialization=investment&language=french",
  "/contact?interest=off-plan",
  "/shortlist?homes=ontario-tower,continental-tower,al-soufuh-apartment",
  "/shortlist",
  "/no-such-page",
];

const otherLocales = localeCodes.filter((locale) => locale !== defaultLocale);

/** The same in the languages with a prefix. */
export const everyTranslation = otherLocales.flatMap((locale) =>
  everyPage.map((path) => localePath(locale, path)),
);

/** Whether tests of many pages open every page, as in `npm test -- --all`. */
export const testsEveryPage = process.env["ALL_PAGES"] === "1";

const routeTable = routes.map(({ path = "", file }) => ({
  path: path.replace(/^:locale\?\/?/, ""),
  id: file,
}));

/** The composition of a page: its route module. Pages of one module, such as the areas, differ in content only. */
function compositionOf(path: SitePath): string | undefined {
  const { pathname } = new URL(path, "http://localhost");
  return matchRoutes(routeTable, pathname)?.[0]?.route.id;
}

/** The pages that tests of many pages open: one of each composition, or every page with `ALL_PAGES=1`. */
export const testedPages = everyPage.filter(
  (path, index) =>
    testsEveryPage ||
    everyPage.findIndex((other) => compositionOf(other) === compositionOf(path)) === index,
);

/** The same pages in the other languages: each in one of them, the languages in turn, or in all with `ALL_PAGES=1`. */
export const testedTranslations = testsEveryPage
  ? everyTranslation
  : testedPages.map((path, index) =>
      localePath(otherLocales[index % otherLocales.length] ?? defaultLocale, path),
    );
