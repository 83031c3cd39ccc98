import { sitemapEntries } from "~/layout/sitemap-entries";
import { sitemapOf } from "~/layout/sitemap.server";
import { siteContext } from "~/site/site";
import type { Route } from "./+types/sitemap";

/**
 * /sitemap.xml: every page in every language with its pictures (sitemaps.org, with Google's extensions).
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { origin, advertised } = context.get(siteContext);
  const part = Number(url.searchParams.get("part")) || undefined;
  const xml = sitemapOf(origin, sitemapEntries(advertised), part);
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
