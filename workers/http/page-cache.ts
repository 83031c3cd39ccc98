import { areas } from "~/content/areas";
import { listingIds } from "~/content/listing-ids";
import { listedHomes, projectSorts, tableView } from "~/content/paths";
import { interests, partnerOptions } from "~/features/enquiries/fields";
import {
  findOption,
  parsePriceLimit,
  parsePriceCurrency,
  selectNames,
  selects,
  sortOptions,
} from "~/features/properties/filters";
import {
  netRentParameters,
  ownHomes,
  purchasePlanParameters,
} from "~/features/purchase-plan/parameters";
import { normalizeQuery } from "~/features/search/normalize";
import { idsIn } from "~/listings/shortlist";
import { sitePath } from "~/locale";

interface Parameter {
  /** Values in links and forms of the site: the edge caches a page for each. */
  cachedValues?: readonly string[];
  /**
   * Whether visitors may enter other values. Such a page is not cached, so that the number of cached pages
   * is limited. `amount`: an empty value has a page too, which asks for the amount.
   */
  input?: "text" | "amount";
  /** Returns the canonical form of a value; undefined or "" for an empty one. Such a page is not cached. */
  canonicalize?: (requested: string) => string | undefined;
}

/** The pages of a list that are cached. Later ones are rendered for each request. */
const listPages = Array.from({ length: 49 }, (_, index) => String(index + 2));

/** The parts of a sitemap that is an index. */
const sitemapParts = Array.from({ length: 40 }, (_, index) => String(index + 1));

const partner = {
  specialization: { cachedValues: partnerOptions.specialization },
  language: { cachedValues: partnerOptions.language },
};

/**
 * Ids of known listings, each once: the page names those above its maximum. Not cached: there are too many combinations.
 */
const shortlist: Parameter = {
  canonicalize: (requested) =>
    idsIn(requested)
      .filter((id) => listingIds.includes(id))
      .join(),
};

/** The query parameters of each page, in canonical order. Others are ignored. */
const queries: Record<string, Record<string, Parameter>> = {
  "/buy": {
    ...Object.fromEntries(
      selectNames.map((name) => [name, { cachedValues: selects[name].options }]),
    ),
    min: { canonicalize: parsePriceLimit },
    max: { canonicalize: parsePriceLimit },
    currency: { canonicalize: parsePriceCurrency },
    location: { canonicalize: normalizeQuery },
    sort: { cachedValues: sortOptions },
    page: { cachedValues: listPages, input: "text" },
  },
  "/off-plan": {
    sort: { cachedValues: projectSorts },
    view: { cachedValues: [tableView] },
  },
  "/sell": {
    // "" is a form without a district, which the page answers with an error.
    district: { cachedValues: ["", ...areas.map(({ id }) => id)] },
    bedrooms: { cachedValues: selects.bedrooms.options },
    size: { input: "text" },
    price: { input: "amount" },
    language: partner.language,
  },
  "/team": partner,
  "/contact": {
    interest: { cachedValues: interests },
    about: { input: "text" },
    plan: { input: "text" },
    ...partner,
  },
  // "" is a form without a choice, which the page answers with an error.
  "/shortlist": { [listedHomes]: { ...shortlist, cachedValues: [""] } },
  "/sitemap.xml": { part: { cachedValues: sitemapParts } },
  "/invest/cash-flow": Object.fromEntries(
    netRentParameters.map((name) => [name, { input: "amount" as const }]),
  ),
  "/invest/purchase-plan": {
    [listedHomes]: shortlist,
    ...Object.fromEntries(
      purchasePlanParameters.map((name) => [
        name,
        // The links of other pages choose one home.
        name === "home1"
          ? { cachedValues: [...listingIds, ...Object.values(ownHomes)], input: "text" as const }
          : { input: "amount" as const },
      ]),
    ),
  },
};

/** React Router's parameter of addresses that end in .data: the routes whose data is requested. */
const routesParameter = "_routes";

/**
 * The edge caches a page for an hour, and serves it stale for a day while it revalidates; but never past
 * the moment at which a permit on it expires.
 *
 * @param maxAge in seconds
 */
function edgeCacheControl(maxAge: number): string {
  const age = Math.min(3_600, maxAge);
  const stale = Math.min(86_400, maxAge - age);
  return `public, max-age=${age}, stale-while-revalidate=${stale}`;
}

/**
 * Browsers revalidate a page on each visit: a 304 is cheap. They cache the data of a prefetched page for
 * 30 seconds, the time between hovering and clicking: a new version of the site must not get old data.
 */
const browserCacheControl = (isData: boolean) =>
  isData ? "max-age=30" : "max-age=0, must-revalidate";

const uncached = { "cache-control": "no-store", "cloudflare-cdn-cache-control": "no-store" };

const dataEnding = /\.data$/;

/** The query parameters of a page in any language. */
const parametersOf = (pathname: string) =>
  Object.entries(queries[sitePath(pathname.replace(dataEnding, ""))] ?? {});

/** Returns the canonical form of a value. Forms send empty fields, which are dropped. */
function canonicalValue({ cachedValues = [], input, canonicalize }: Parameter, requested: string) {
  if (canonicalize)
    return canonicalize(requested) || cachedValues.find((value) => value === requested);
  const isEmpty = input !== "amount" && requested.trim() === "";
  return findOption(cachedValues, requested) ?? (input && !isEmpty ? requested : undefined);
}

/** Returns the URL of a page with the parameters that it reads, in canonical order. The edge caches the page under it. */
export function canonicalUrl({ origin, pathname, searchParams }: URL): URL {
  const address = new URL(origin);
  address.pathname = pathname;
  for (const [name, parameter] of parametersOf(pathname)) {
    // A form sends each id by itself.
    const requested =
      name === listedHomes && searchParams.has(name)
        ? searchParams.getAll(name).join()
        : searchParams.get(name);
    const value = requested === null ? undefined : canonicalValue(parameter, requested);
    if (value !== undefined) address.searchParams.set(name, value);
  }
  const routes = searchParams.get(routesParameter);
  if (routes !== null && dataEnding.test(pathname))
    address.searchParams.set(routesParameter, routes);
  return address;
}

/** Whether an address is one of the limited number of addresses that the site links to. */
function isCacheable(address: URL, routes: readonly string[]): boolean {
  const { pathname, search, searchParams } = address;
  if (!/^\/$|^(\/[a-z0-9_.-]+)+$/.test(pathname)) return false;
  if (search !== canonicalUrl(address).search) return false;
  const route = searchParams.get(routesParameter);
  if (route !== null && !routes.includes(route)) return false;
  return parametersOf(pathname).every(([name, { cachedValues = [] }]) => {
    const value = searchParams.get(name);
    return value === null || cachedValues.includes(value);
  });
}

/**
 * Returns the cache headers of a page.
 *
 * @param status of the response
 * @param routes the ids of the router's routes
 * @param maxAge for how long the response is valid, in seconds
 */
export function cacheHeaders(
  request: Request,
  status: number,
  routes: readonly string[],
  maxAge = Infinity,
): Record<string, string> {
  if (request.method !== "GET" && request.method !== "HEAD") return uncached;
  if (status >= 500) return uncached;
  const address = new URL(request.url);
  const browser = browserCacheControl(status === 200 && address.pathname.endsWith(".data"));
  return status === 200 && isCacheable(address, routes)
    ? {
        "cache-control": `public, ${browser}`,
        "cloudflare-cdn-cache-control": edgeCacheControl(maxAge),
      }
    : { "cache-control": `private, ${browser}`, "cloudflare-cdn-cache-control": "no-store" };
}

interface Pages {
  fetch(request: Request): Promise<Response>;
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//u, "");

/** Whether `If-None-Match` has an ETag, by the weak comparison (RFC 9110, 8.8.3.2): proxies send the strong form. */
function matchesTag(request: Request, tag: string | null): boolean {
  const requested = request.headers.get("if-none-match")?.split(",").map(withoutWeakness) ?? [];
  return tag !== null && (requested.includes("*") || requested.includes(withoutWeakness(tag)));
}

/**
 * Responds with a page from the edge's cache, by its canonical address and without headers of the visitor, so
 * that no cached response is personal. HEAD and `If-None-Match` are handled here.
 *
 * @param request a GET or HEAD
 * @param pages the entrypoint by `ctx.exports`, which reads the cache
 */
export async function cachedPage(request: Request, pages: Pages): Promise<Response> {
  const page = await pages.fetch(new Request(canonicalUrl(new URL(request.url))));
  const isNotModified = matchesTag(request, page.headers.get("etag"));
  // The headers of another entrypoint's response are immutable.
  const copy = { status: isNotModified ? 304 : page.status, headers: page.headers };
  if (!isNotModified && request.method !== "HEAD") return new Response(page.body, copy);
  await page.body?.cancel();
  return new Response(null, copy);
}
