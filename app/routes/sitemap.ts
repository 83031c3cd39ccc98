import { type SitemapEntry, sitemapEntries } from "~/layout/sitemap-entries";
import { defaultLocale, localePath, type Locale } from "~/locale";
import { cataloguedPicture } from "~/pictures/find-picture";
import { fallbackSource } from "~/pictures/picture-files";
import { siteContext } from "~/site/site";
import type { Route } from "./+types/sitemap";

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
  return locales.map((locale) =>
    [
      "<url>",
      `<loc>${addressIn(locale)}</loc>`,
      `<lastmod>${lastModified}</lastmod>`,
      ...alternates(locales, addressIn),
      ...pictures.map(
        (name) =>
          `<image:image><image:loc>${origin}${fallbackSource(cataloguedPicture(name))}</image:loc></image:image>`,
      ),
      "</url>",
    ].join(""),
  );
}

/**
 * /sitemap.xml: every page in every language with its pictures (sitemaps.org, with Google's extensions).
 */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteContext).origin;
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...sitemapEntries(context.get(siteContext).advertised).flatMap((page) => entries(origin, page)),
    "</urlset>",
  ].join("\n");
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
