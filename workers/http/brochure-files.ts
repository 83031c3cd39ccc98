import { createMiddleware } from "hono/factory";
import { findBrochureByFileName } from "~/features/brochures/brochure-link";
import { findProperty } from "~/listings/property-queries";
import {
  type Advertised,
  advertisedAt,
  type ListingsAndAreas,
  listingsAndAreas,
} from "~/site/advertised";
import { type Advertisement, secondsUntilExpiry } from "~/site/validity";

/** The maximum `max-age`, in seconds: a year. */
const maxAge = 31_536_000;

/** The advertised property or project with an id. */
const listingOf = ({ properties, projects }: Advertised, id: string): Advertisement | undefined =>
  findProperty(properties, id) ?? projects.find((project) => project.id === id);

/**
 * Serves /brochures/* while the listing is advertised. Browsers cache the file until the listing's permit
 * expires, for a year at most. Earlier URLs of a brochure redirect to the current one. Other requests fall
 * through to the pages, which respond with 410 or 404.
 *
 * @param all the listings
 */
export const brochureFiles = (all: ListingsAndAreas = listingsAndAreas) =>
  createMiddleware<{ Bindings: Env }>(async (context, next) => {
    const { method, path, raw } = context.req;
    const isRead = method === "GET" || method === "HEAD";
    const brochure =
      isRead && path.startsWith("/brochures/") && findBrochureByFileName(nameIn(path));
    if (!brochure) return next();
    const now = new Date();
    const listing = listingOf(advertisedAt(now, all), brochure.id);
    if (!listing) return next();
    if (brochure.address !== path) {
      context.header("cache-control", "public, max-age=300");
      context.header("cloudflare-cdn-cache-control", "no-store");
      return context.redirect(brochure.address, 302);
    }
    const file = await context.env.ASSETS.fetch(raw);
    // The headers of a binding's response are immutable.
    const response = new Response(file.body, file);
    const age = Math.min(maxAge, secondsUntilExpiry([listing], now));
    response.headers.set("cache-control", `public, max-age=${age}, immutable`);
    return response;
  });

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);
