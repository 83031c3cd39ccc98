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

/** The bytes of a file from `start` to `end`, both included. */
interface Range {
  start: number;
  end: number;
}

/**
 * The range that a request asks for (RFC 9110, 14.1.2).
 *
 * @param size of the file
 * @returns undefined for the whole file: several ranges, or none; "unsatisfiable" for one outside of the file
 */
function rangeOf(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(first) > Number(last)) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}

/** Passes the bytes of a range on, and cancels the source after the last one. */
function cut({ start, end }: Range): TransformStream<Uint8Array, Uint8Array> {
  let position = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, start - position), end + 1 - position);
      position += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (position > end) controller.terminate();
    },
  });
}

/**
 * Answers requests for a part of a video. Static assets are sent whole
 * (https://github.com/cloudflare/workers-sdk/issues/3861), and Safari plays no video without ranges.
 *
 * @param sizes of the videos in bytes, by their paths
 */
export const videoFiles = (sizes: ReadonlyMap<string, number>) =>
  createMiddleware<{ Bindings: Env }>(async (context, next) => {
    const { method, path, raw } = context.req;
    const size = sizes.get(path);
    if (size === undefined || (method !== "GET" && method !== "HEAD")) return next();
    const file = await context.env.ASSETS.fetch(raw);
    if (file.status !== 200) return file;
    // The headers of a binding's response are immutable.
    const headers = new Headers(file.headers);
    headers.set("accept-ranges", "bytes");
    const condition = context.req.header("if-range");
    const isSame = condition === undefined || condition === headers.get("etag");
    const range =
      method === "GET" && isSame ? rangeOf(context.req.header("range"), size) : undefined;
    if (!range || !file.body) return new Response(file.body, { headers });
    if (range === "unsatisfiable") {
      await file.body.cancel();
      headers.set("content-range", `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
    const body = file.body
      .pipeThrough(cut(range))
      .pipeThrough(new FixedLengthStream(range.end + 1 - range.start));
    return new Response(body, { status: 206, headers });
  });
