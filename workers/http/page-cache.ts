/**
 * Query keys that change what a page shows. An address with any other is answered, but not kept at
 * the edge: the cache is keyed by the whole address, and anyone could fill it with made-up ones.
 */
const knownKeys = new Set([
  "type",
  "bedrooms",
  "price",
  "location",
  "for",
  "sort",
  "page",
  "interest",
  "about",
  "specialization",
  "language",
]);

const cached = {
  // A browser asks again each time (a 304 is cheap); the edge answers for an hour, and for a day
  // longer while it fetches the new version behind the visitor's back.
  "cache-control": "public, max-age=0, must-revalidate",
  "cloudflare-cdn-cache-control": "public, max-age=3600, stale-while-revalidate=86400",
};
const notKept = {
  "cache-control": "private, max-age=0, must-revalidate",
  "cloudflare-cdn-cache-control": "no-store",
};
const personal = { "cache-control": "no-store", "cloudflare-cdn-cache-control": "no-store" };

/**
 * How long an answer of the pages may be kept, and by whom.
 *
 * @param request what was asked for
 * @param status of the answer
 * @returns the headers that say so
 */
export function cacheHeaders(request: Request, status: number): Record<string, string> {
  if (request.method !== "GET" && request.method !== "HEAD") return personal;
  if (status >= 500) return personal;
  const keys = [...new URL(request.url).searchParams.keys()];
  // `_routes` is the router's own, on the addresses that end in .data.
  const known = keys.every((key) => knownKeys.has(key) || key === "_routes");
  return status === 200 && known ? cached : notKept;
}
