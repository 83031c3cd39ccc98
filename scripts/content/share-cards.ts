import { articlesIn } from "../../app/content/articles.ts";
import { isPhotograph } from "../../app/content/pictures.ts";
import { sitePages } from "../../app/content/site-pages.ts";
import { textsIn } from "../../app/content/texts.ts";
import { sitePageNames } from "../../app/features/company/claims.ts";
import { articlePath } from "../../app/features/journal/article-summary.ts";
import { permitInBrief } from "../../app/features/permits/permit.ts";
import { sharePicture } from "../../app/layout/site-head.tsx";
import { show } from "../../app/listings/listing.ts";
import { lowestPrice } from "../../app/listings/project.ts";
import { type Locale, localeCodes, type SitePath, locales } from "../../app/locale.ts";
import { listingsIn } from "../../app/site/advertised.ts";
import { createSite } from "../../app/site/site.ts";

export interface ShareCard {
  path: SitePath;
  /** The path of the picture on the site. */
  address: string;
  picture: string;
  title: string;
  line: string;
  note?: string;
  direction: "ltr" | "rtl";
}

/** The cards of all pages in a language, from the content of the pages. */
function cardsIn(locale: Locale): readonly ShareCard[] {
  // Addresses in the cards have no origin.
  const site = createSite({ locale, origin: "", now: new Date() });
  const { messages } = site;
  const { properties, projects, areas } = listingsIn(locale);
  const pages = sitePageNames(site);
  const listings = [...properties, ...projects].filter(({ status }) => status !== "withdrawn");
  const cards: Omit<ShareCard, "address" | "direction">[] = [
    ...sitePages.map(({ path, picture }) => ({ path, picture, ...pages[path] })),
    ...listings.map((listing) => {
      const { path, title, place, statedPrice, type, cover = listing.id } = show(site, listing);
      const isPriced = listing.kind === "property" || lowestPrice(listing) !== undefined;
      return {
        path,
        picture: cover,
        title,
        line: [...(isPriced ? [statedPrice] : []), place || type].join(" · "),
        note: [
          ...(isPhotograph(cover) ? [] : [messages.pictureNotes.forPicture]),
          ...permitInBrief(site, listing),
        ].join(" · "),
      };
    }),
    ...areas.map((area) => ({
      path: `/areas/${area.id}` as const,
      picture: area.picture,
      title: textsIn(area, locale).name,
      line: messages.areas.guide.crumb,
    })),
    ...articlesIn(locale).map((article) => ({
      path: articlePath(article),
      picture: article.picture,
      title: textsIn(article, locale).title,
      line: messages.journal.categories[article.category],
    })),
  ];
  return cards.map((card) => ({
    ...card,
    address: sharePicture(locale, card.path),
    direction: locales[locale].direction,
  }));
}

export const shareCards: readonly ShareCard[] = localeCodes.flatMap(cardsIn);
