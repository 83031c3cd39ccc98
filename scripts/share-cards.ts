import { createHash } from "node:crypto";
import { areas } from "../app/content/en/areas.ts";
import { articles } from "../app/content/en/journal.ts";
import { impression } from "../app/content/en/listing-words.ts";
import { properties } from "../app/content/en/properties.ts";
import { sitePages as pageWords } from "../app/content/en/site-pages.ts";
import { sitePages } from "../app/data/site-pages.ts";
import type { SitePath } from "../app/locale.ts";

/** What the picture of one shared link shows. */
export interface ShareCard {
  path: SitePath;
  /** A master's name. */
  picture: string;
  title: string;
  line: string;
  note?: string;
}

/** A card for every page of the site, from the content that the pages show. */
export const shareCards: readonly ShareCard[] = [
  ...sitePages.map(({ path, picture }) => ({ path, picture, ...pageWords[path] })),
  ...properties.map(({ link, title, price, location, gallery }) => ({
    path: link,
    picture: gallery[0]?.picture ?? "home/hero",
    title,
    line: `${price} · ${location}`,
    note: impression,
  })),
  ...areas.map(({ id, name, image }) => ({
    path: `/areas/${id}` as const,
    picture: image,
    title: name,
    line: "Area guide",
  })),
  ...articles.map(({ slug, title, image, category }) => ({
    path: `/journal/${slug}` as const,
    picture: image,
    title,
    line: category,
  })),
];

/** What a picture carries of its card: a test sees by it which have to be made anew. */
export const stampOf = ({ picture, title, line, note = "" }: ShareCard): string =>
  createHash("sha256").update([picture, title, line, note].join("\n")).digest("hex").slice(0, 32);
