import { interests, partnerOptions } from "~/features/enquiries/fields";
import { choices } from "~/features/properties/filters";

/** Pages of a list that are kept; whoever goes further has them rendered. */
const listPages = Array.from({ length: 49 }, (_, index) => String(index + 2));

/**
 * The queries that the edge keeps pages for: what the site's own links and forms can ask, in their
 * order. The cache is keyed by the whole address, so that whatever a visitor may type (a place, a
 * price, what an enquiry is about) would let anyone fill it: such a page is rendered each time.
 */
const keptQueries: Record<string, Record<string, readonly string[]>> = {
  "/buy": { ...choices, page: listPages },
  "/team": partnerOptions,
  "/contact": { interest: interests, ...partnerOptions },
};

/** The edge answers for an hour, and for a day longer while it fetches the new version unnoticed. */
const edgeKeeps = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * A page is asked for again each time: a 304 is cheap. The data of a page that was fetched ahead of a
 * click is there with the click, but for no longer than a visitor hesitates: a new version of the
 * site must not meet the data of the old one.
 */
const browserKeeps = (isData: boolean) => (isData ? "max-age=30" : "max-age=0, must-revalidate");

const personal = { "cache-control": "no-store", "cloudflare-cdn-cache-control": "no-store" };

/** The query that these choices have in the site's own links, with the values that are known. */
function canonicalQuery(known: Record<string, readonly string[]>, asked: URLSearchParams) {
  const pairs = Object.entries(known).flatMap(([key, values]) => {
    const value = values.find((one) => one === asked.get(key));
    return value === undefined ? [] : [[key, value]];
  });
  return new URLSearchParams(pairs);
}

/** Whether an address is one that the site itself leads to, and not one of endless others. */
function isOurs({ pathname, search, searchParams }: URL, routes: readonly string[]): boolean {
  if (!/^\/$|^(\/[a-z0-9_.-]+)+$/.test(pathname)) return false;
  const query = canonicalQuery(keptQueries[pathname.replace(/\.data$/, "")] ?? {}, searchParams);
  // The router's own, on the addresses that end in .data: which route's data is wanted.
  const route = routes.find((id) => id === searchParams.get("_routes"));
  if (route !== undefined && pathname.endsWith(".data")) query.set("_routes", route);
  return search === (query.size > 0 ? `?${query}` : "");
}

/**
 * How long an answer of the pages may be kept, and by whom.
 *
 * @param request what was asked for
 * @param status of the answer
 * @param routes the ids of the router's routes
 * @returns the headers that say so
 */
export function cacheHeaders(
  request: Request,
  status: number,
  routes: readonly string[],
): Record<string, string> {
  if (request.method !== "GET" && request.method !== "HEAD") return personal;
  if (status >= 500) return personal;
  const address = new URL(request.url);
  const browser = browserKeeps(status === 200 && address.pathname.endsWith(".data"));
  return status === 200 && isOurs(address, routes)
    ? { "cache-control": `public, ${browser}`, "cloudflare-cdn-cache-control": edgeKeeps }
    : { "cache-control": `private, ${browser}`, "cloudflare-cdn-cache-control": "no-store" };
}
