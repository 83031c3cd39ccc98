import { createHash } from "node:crypto";
import { areas } from "../app/data/areas.ts";
import { articles } from "../app/data/articles.ts";
import { properties } from "../app/data/properties.ts";
import { sitePages } from "../app/data/site-pages.ts";
import { articlePath } from "../app/features/journal/article-summary.ts";
import { permitInBrief } from "../app/features/permits/permit-content.ts";
import { propertyPath } from "../app/features/properties/find-property.ts";
import { locationOf } from "../app/features/properties/property-facts.ts";
import { formatPrice } from "../app/format/money.ts";
import { type Locale, localeNames, type SitePath, locales } from "../app/locale.ts";
import { sharePicture } from "../app/shell/share-picture.ts";
import { sitePageNames } from "../app/shell/site-page-names.ts";
import { wordsIn } from "../app/words.ts";

/** What the picture of one shared link shows. */
export interface ShareCard {
  path: SitePath;
  /** Where the picture is found on the site. */
  address: string;
  /** A master's name. */
  picture: string;
  title: string;
  line: string;
  note?: string;
  direction: "ltr" | "rtl";
}

/** A card for every page of the site in a language, from the content that the pages show. */
function cardsIn(locale: Locale): readonly ShareCard[] {
  const words = wordsIn(locale);
  const pages = sitePageNames(locale, words.sitePages);
  const cards: Omit<ShareCard, "address" | "direction">[] = [
    ...sitePages.map(({ path, picture }) => ({ path, picture, ...pages[path] })),
    ...properties.map((property) => ({
      path: propertyPath(property),
      picture: property.image,
      title: words.properties.items[property.id].title,
      line: `${formatPrice(locale, property)} · ${locationOf(words.properties, property)}`,
      note: [words.pictureNotes.one, ...permitInBrief(words.permits, property, new Date())].join(
        " · ",
      ),
    })),
    ...areas.map(({ id, picture }) => ({
      path: `/areas/${id}` as const,
      picture,
      title: words.areas.items[id].name,
      line: words.areas.guide.crumb,
    })),
    ...articles.map((article) => ({
      path: articlePath(article),
      picture: article.picture,
      title: words.journal.items[article.slug].title,
      line: words.journal.categories[article.category],
    })),
  ];
  return cards.map((card) => ({
    ...card,
    address: sharePicture(locale, card.path),
    direction: locales[locale].direction,
  }));
}

/** The cards of all languages. */
export const shareCards: readonly ShareCard[] = localeNames.flatMap(cardsIn);

/** What a picture carries of its card: a test sees by it which have to be made anew. */
export const stampOf = ({ picture, title, line, note = "" }: ShareCard): string =>
  createHash("sha256").update([picture, title, line, note].join("\n")).digest("hex").slice(0, 32);
