import { defaultLocale, localePath, type Locale } from "~/locale";
import { cataloguedPicture } from "~/pictures/find-picture";
import { fallbackSource } from "~/pictures/picture-files";
import type { SitemapEntry } from "./sitemap-entries";

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** The alternates of a page: Google requires every entry to list all of them. */
function alternates(locales: readonly Locale[], addressIn: (locale: Locale) => string): string[] {
  if (locales.length < 2) return [];
  return [
    ...locales.map((locale) => link(locale, addressIn(locale))),
    link("x-default", addressIn(defaultLocale)),
  ];
}

function entries(origin: string, { path, locales, pictures, lastModified }: SitemapEntry) {
  const addressIn = (locale: Locale) => `${origin}${localePath(locale, path)}`.replace(/\/$/, "");
  // The same in each language.
  const rest = [
    `<lastmod>${lastModified}</lastmod>`,
    ...alternates(locales, addressIn),
    ...pictures.map(
      (name) =>
        `<image:image><image:loc>${origin}${fallbackSource(cataloguedPicture(name))}</image:loc></image:image>`,
    ),
  ].join("");
  return locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${rest}</url>`);
}

/**
 * The pages of one sitemap. Its limits are 50,000 addresses and 50 MB; this many in three languages are 0.8 MB, which
 * take no longer than any other page.
 */
const maxPages = 250;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap of some pages, or the index of its parts.
 *
 * @param part the number of a part, from 1
 * @param max the number of pages above which there are parts
 */
export function sitemapOf(
  origin: string,
  pages: readonly SitemapEntry[],
  part: number | undefined,
  max = maxPages,
): string {
  const start = '<?xml version="1.0" encoding="UTF-8"?>';
  if (part === undefined && pages.length > max) {
    const parts = Array.from(
      { length: Math.ceil(pages.length / max) },
      (_, index) => `<sitemap><loc>${origin}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
    );
    return [start, `<sitemapindex ${namespace}>`, ...parts, "</sitemapindex>"].join("\n");
  }
  const shown = part === undefined ? pages : pages.slice((part - 1) * max, part * max);
  const addresses = shown.flatMap((page) => entries(origin, page));
  return [start, `<urlset ${namespace} ${extensions}>`, ...addresses, "</urlset>"].join("\n");
}
