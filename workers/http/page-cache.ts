import { properties } from "~/content/properties";
import { propertyIds } from "~/content/property-ids";
import { loanParameter } from "~/features/costs/loan-share";
import { interests, partnerOptions } from "~/features/enquiries/fields";
import { choices, readBound, readBoundCurrency } from "~/features/properties/filters";
import { propertyPath } from "~/features/properties/find-property";
import { shortlisted } from "~/features/properties/shortlist";
import { normalizeQuery } from "~/features/search/query";
import { sitePath } from "~/locale";

/** One parameter of a page's query. */
interface Parameter {
  /** Values that the site's own links and forms lead to: the edge keeps the page of each. */
  kept?: readonly string[];
  /**
   * Whether a visitor may type others. Such a page is rendered each time, or anyone could fill the edge.
   * `amount`: the page answers an empty field too, and asks for the amount.
   */
  typed?: "text" | "amount";
  /**
   * Writes a value in the one form in which its page reads it; undefined or "" where it says nothing.
   * Rendered each time, like what is typed.
   */
  written?: (given: string) => string | undefined;
}

/** Pages of a list that are kept; whoever goes further has them rendered. */
const listPages = Array.from({ length: 49 }, (_, index) => String(index + 2));

const partner = {
  specialization: { kept: partnerOptions.specialization },
  language: { kept: partnerOptions.language },
};

const price = { price: { typed: "amount" }, currency: { typed: "text" } } as const;

/** What is borrowed is typed: the page of a home for sale works out what it costs with it. */
const homesForSale = Object.fromEntries(
  properties
    .filter(({ purpose }) => purpose === "sale")
    .map((property) => [propertyPath(property), { [loanParameter]: { typed: "amount" } as const }]),
);

/** What each page reads of its query, in the order in which an address has it. All else is ignored. */
const queries: Record<string, Record<string, Parameter>> = {
  "/buy": {
    for: { kept: choices.for },
    type: { kept: choices.type },
    bedrooms: { kept: choices.bedrooms },
    price: { kept: choices.price },
    min: { written: readBound },
    max: { written: readBound },
    currency: { written: readBoundCurrency },
    location: { written: normalizeQuery },
    sort: { kept: choices.sort },
    page: { kept: listPages, typed: "text" },
  },
  ...homesForSale,
  "/team": partner,
  "/contact": { interest: { kept: interests }, about: { typed: "text" }, ...partner },
  // Known homes alone, and at most six: six of a hundred homes still make more lists than an edge holds.
  "/shortlist": { homes: { written: (given) => shortlisted(given, propertyIds).join() } },
  "/invest/capital-appreciation": price,
  "/invest/cash-flow": { ...price, costs: { typed: "amount" } },
};

/** The router's own, on the addresses that end in .data: which routes' data is wanted. */
const wantedRoutes = "_routes";

/**
 * The edge answers for an hour, and for a day longer while it fetches the new version unnoticed; but
 * never past the moment from which what it has may be shown no longer.
 */
function edgeKeeps(freshFor: number): string {
  const age = Math.min(3_600, freshFor);
  const stale = Math.min(86_400, freshFor - age);
  return `public, max-age=${age}, stale-while-revalidate=${stale}`;
}

/**
 * A page is asked for again each time: a 304 is cheap. The data of a page that was fetched ahead of a
 * click is there with the click, but for no longer than a visitor hesitates: a new version of the
 * site must not meet the data of the old one.
 */
const browserKeeps = (isData: boolean) => (isData ? "max-age=30" : "max-age=0, must-revalidate");

const personal = { "cache-control": "no-store", "cloudflare-cdn-cache-control": "no-store" };

const dataEnding = /\.data$/;

/** What a page reads of its query, whatever its language. */
const parametersOf = (pathname: string) =>
  Object.entries(queries[sitePath(pathname.replace(dataEnding, ""))] ?? {});

/**
 * A value as the site's own links write it. `4+` typed into an address arrives as "4 ". A form sends its
 * empty fields too: such a value is left out, so that the address is the one of the links.
 */
function canonicalValue({ kept = [], typed, written: write }: Parameter, given: string) {
  if (write) return write(given) || undefined;
  const written = given.toLowerCase().replace(/ $/, "+");
  const says = typed === "amount" || given.trim() !== "";
  return kept.find((value) => value === written) ?? (typed && says ? given : undefined);
}

/**
 * The address by which a page is asked for and kept: what its page reads of the query, in order, and
 * nothing else. Where a visitor came from stays in their address bar.
 */
export function canonicalAddress({ origin, pathname, searchParams }: URL): URL {
  const address = new URL(origin);
  address.pathname = pathname;
  for (const [name, parameter] of parametersOf(pathname)) {
    const given = searchParams.get(name);
    const value = given === null ? undefined : canonicalValue(parameter, given);
    if (value !== undefined) address.searchParams.set(name, value);
  }
  const routes = searchParams.get(wantedRoutes);
  if (routes !== null && dataEnding.test(pathname)) address.searchParams.set(wantedRoutes, routes);
  return address;
}

/** Whether an address is one that the site itself leads to, and not one of endless others. */
function isOurs(address: URL, routes: readonly string[]): boolean {
  const { pathname, search, searchParams } = address;
  if (!/^\/$|^(\/[a-z0-9_.-]+)+$/.test(pathname)) return false;
  if (search !== canonicalAddress(address).search) return false;
  const route = searchParams.get(wantedRoutes);
  if (route !== null && !routes.includes(route)) return false;
  return parametersOf(pathname).every(([name, { kept = [] }]) => {
    const value = searchParams.get(name);
    return value === null || kept.includes(value);
  });
}

/**
 * How long an answer of the pages may be kept, and by whom.
 *
 * @param request what was asked for
 * @param status of the answer
 * @param routes the ids of the router's routes
 * @param freshFor for how long what the answer shows is right, in seconds
 * @returns the headers that say so
 */
export function cacheHeaders(
  request: Request,
  status: number,
  routes: readonly string[],
  freshFor = Infinity,
): Record<string, string> {
  if (request.method !== "GET" && request.method !== "HEAD") return personal;
  if (status >= 500) return personal;
  const address = new URL(request.url);
  const browser = browserKeeps(status === 200 && address.pathname.endsWith(".data"));
  return status === 200 && isOurs(address, routes)
    ? { "cache-control": `public, ${browser}`, "cloudflare-cdn-cache-control": edgeKeeps(freshFor) }
    : { "cache-control": `private, ${browser}`, "cloudflare-cdn-cache-control": "no-store" };
}
