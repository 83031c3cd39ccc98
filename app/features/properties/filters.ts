import type { Purpose } from "~/content/properties";
import { longestQuery, normalizeQuery } from "~/features/search/query";
import { type Bounds, priceBounds, readAmount } from "~/format/amount";
import type { ReferenceCurrency } from "~/format/reference-money";
import type { SitePath } from "~/locale";

/** What each filter offers, in the order in which an address has them. */
export const choices = {
  for: ["sale", "rent"] as const satisfies Purpose[],
  type: ["apartment", "villa", "penthouse", "townhouse"],
  bedrooms: ["1", "2", "3", "4+"],
  price: ["up-to-500k", "500k-1m", "1m-2m", "2m+"],
  sort: ["price-up", "price-down", "size-up", "size-down"],
} as const;

/** What a visitor looks for. What is left out does not matter to them. */
export interface Filters {
  for?: (typeof choices.for)[number];
  type?: (typeof choices.type)[number];
  bedrooms?: (typeof choices.bedrooms)[number];
  price?: (typeof choices.price)[number];
  /** The lowest price, as digits, in `currency`. */
  min?: string;
  /** The highest price, as digits, in `currency`. */
  max?: string;
  /** Of `min` and `max`; dirhams if it is left out. */
  currency?: Exclude<ReferenceCurrency, "AED">;
  /** What is searched for: a place, rooms, a price, words. */
  location?: string;
  /** Without one they stand as in the catalogue. */
  sort?: (typeof choices.sort)[number];
}

/** The id of the form on /buy, for what belongs to it and stands elsewhere. */
export const filterFormId = "filters";

/** Most characters of a search: whatever is longer is cut off. */
export const longestLocation = longestQuery;

/** The currencies of `min` and `max`, dirhams first. */
export const boundCurrencies = ["AED", "USD", "EUR", "GBP"] as const satisfies ReferenceCurrency[];

/** From nothing to the highest price that can be asked for. */
const bounds: Bounds = { ...priceBounds, max: 10_000_000_000 };

/** An amount as addresses have it: digits. "1,5 mln" is 1500000; what is no amount is left out. */
export function readBound(text: string): string | undefined {
  const amount = readAmount(text.slice(0, 40), bounds);
  return "value" in amount ? String(Math.round(amount.value)) : undefined;
}

/** The currency of an address, in any case. */
export function readBoundCurrency(text: string): Filters["currency"] {
  const code = text.trim().toUpperCase();
  return boundCurrencies.find((currency) => currency !== "AED" && currency === code) as
    | Filters["currency"]
    | undefined;
}

/** Whether prices can be asked for: the bands are those of sales, into which every rent would fall. */
export const hasPriceFilter = (purpose: Filters["for"]) => purpose !== "rent";

/** `4+` typed into an address arrives as "4 ": a plus sign there means a space. */
function oneOf<Value extends string>(values: readonly Value[], text: string | null) {
  const requested = text?.toLowerCase().replace(/ $/, "+");
  return values.find((value) => value === requested);
}

/**
 * Reads the filters out of an address.
 *
 * @param params of /buy: for, type, bedrooms, price, min, max, currency, location, sort
 * @returns those that are known; whatever else stands there is ignored
 */
export function readFilters(params: URLSearchParams): Filters {
  const purpose = oneOf(choices.for, params.get("for"));
  const read = {
    for: purpose,
    type: oneOf(choices.type, params.get("type")),
    bedrooms: oneOf(choices.bedrooms, params.get("bedrooms")),
    price: hasPriceFilter(purpose) ? oneOf(choices.price, params.get("price")) : undefined,
    min: readBound(params.get("min") ?? ""),
    max: readBound(params.get("max") ?? ""),
    currency: readBoundCurrency(params.get("currency") ?? ""),
    location: normalizeQuery(params.get("location") ?? ""),
    sort: oneOf(choices.sort, params.get("sort")),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value)) as Filters;
}

/**
 * The query for these filters: always the same one for the same filters.
 *
 * @param filters what a visitor looks for
 */
export const filterQuery = (filters: Filters) => new URLSearchParams(Object.entries(filters));

/**
 * The address of the list with these filters: always the same one for the same filters.
 *
 * @param filters what a visitor looks for
 * @param page of the list, from 1
 */
export function listPath(filters: Filters, page = 1): SitePath {
  const query = filterQuery(filters);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/buy?${query}` : "/buy";
}
