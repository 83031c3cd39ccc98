import { picture } from "~/pictures/find-picture";
import { fallbackSource } from "~/pictures/source-set";
import { siteOrigin } from "~/request-context";
import { type MappedPage, siteMap } from "~/shell/site-map";
import type { Route } from "./+types/sitemap";

const entry = (origin: string, { path, pictures, changed }: MappedPage) =>
  [
    "<url>",
    `<loc>${origin}${path === "/" ? "" : path}</loc>`,
    `<lastmod>${changed}</lastmod>`,
    ...pictures.map(
      (name) =>
        `<image:image><image:loc>${origin}${fallbackSource(picture(name))}</image:loc></image:image>`,
    ),
    "</url>",
  ].join("");

/** /sitemap.xml: every page with its pictures, as sitemaps.org and Google's image extension have it. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteOrigin);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...siteMap().map((page) => entry(origin, page)),
    "</urlset>",
  ].join("\n");
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
