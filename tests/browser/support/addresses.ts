import { defaultLocale, href, localeNames, type SitePath } from "../../../app/locale";
import { siteMap } from "../../../app/shell/site-map";

/** The table of routes as specification §2 has it: address → what the screen is called. */
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

/**
 * Every page that a visitor can reach, those of a new home, area or article too, and the states of a
 * page that have an address.
 */
export const everyPage: readonly SitePath[] = [
  ...new Set([...(Object.keys(screens) as SitePath[]), ...siteMap().map(({ path }) => path)]),
  "/buy?type=penthouse",
  "/buy?type=apartment&bedrooms=2&price=1m-2m",
  "/team?specialization=investment&language=french",
  "/contact?interest=off-plan",
  "/shortlist",
  "/shortlist?homes=ontario-tower,continental-tower,al-soufuh-apartment",
  "/no-such-page",
];

/** The same in the languages that stand below a prefix. */
export const everyTranslation = localeNames
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) => everyPage.map((path) => href(locale, path)));
