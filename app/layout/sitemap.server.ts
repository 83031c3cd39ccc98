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

/** The limits of a sitemap are 50,000 addresses and 50 MB. An address with ten pictures takes 1.7 kB. */
const maxAddresses = 25_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap of some pages, or the index of its parts.
 *
 * @param part the number of a part, from 1
 * @param max the number of addresses from which there are parts
 */
export function sitemapOf(
  origin: string,
  pages: readonly SitemapEntry[],
  part: number | undefined,
  max = maxAddresses,
): string {
  const addresses = pages.flatMap((page) => entries(origin, page));
  const start = '<?xml version="1.0" encoding="UTF-8"?>';
  if (part === undefined && addresses.length > max) {
    const parts = Array.from(
      { length: Math.ceil(addresses.length / max) },
      (_, index) => `<sitemap><loc>${origin}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
    );
    return [start, `<sitemapindex ${namespace}>`, ...parts, "</sitemapindex>"].join("\n");
  }
  const shown = part === undefined ? addresses : addresses.slice((part - 1) * max, part * max);
  return [start, `<urlset ${namespace} ${extensions}>`, ...shown, "</urlset>"].join("\n");
}
