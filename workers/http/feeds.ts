import { Hono } from "hono";
import { type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import { createSite, type Site } from "~/site/site";
import { currentRates } from "../exchange-rates";
import { isSecret, signedPage } from "./signed-page";

interface Feed {
  contentType: string;
  write: (site: Site) => Promise<string>;
}

/** The feeds by file name. Their writers are loaded with the first request. */
const files: Readonly<Record<string, Feed>> = {
  "kyero.xml": {
    contentType: "application/xml; charset=utf-8",
    write: async (site) => (await import("~/features/portals/kyero")).kyeroFeed(site),
  },
  "meta.csv": {
    contentType: "text/csv; charset=utf-8",
    write: async (site) => (await import("~/features/portals/meta")).metaFeed(site),
  },
};

/**
 * The feeds for portals: /feeds/kyero.xml and /feeds/meta.csv. The secret is in the query, which no log line has. Without
 * it, or while it is not set, the request falls through to the pages, which have no such address.
 *
 * @param all the listings
 */
export function feeds(all: ListingsAndAreas = listingsAndAreas) {
  const app = new Hono<{ Bindings: Env }>().basePath("/feeds");
  app.get("/:file", signedPage, async (context, next) => {
    const { req, env } = context;
    const feed = files[req.param("file")];
    if (!feed || !isSecret(req.query("key") ?? "", env.FEED_SECRET)) return next();
    const now = new Date();
    const { rates } = await currentRates(env, now);
    const site = createSite({ locale: "en", origin: env.SITE_ORIGIN, now, rates, listings: all });
    context.header("content-type", feed.contentType);
    return context.body(await feed.write(site));
  });
  return app;
}
