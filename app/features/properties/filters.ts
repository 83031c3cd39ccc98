import type { Purpose } from "~/content/properties";
import type { SitePath } from "~/locale";

/** What each filter offers, in the order in which an address has them; a location is free text. */
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
  location?: string;
  /** Without one they stand as in the catalogue. */
  sort?: (typeof choices.sort)[number];
}

/** The id of the form on /buy, for what belongs to it and stands elsewhere. */
export const filterFormId = "filters";

/** Most characters of a location: whatever is longer is cut off. */
export const longestLocation = 100;

/** Whether prices can be asked for: the bands are those of sales, into which every rent would fall. */
export const hasPriceFilter = (purpose: Filters["for"]) => purpose !== "rent";

/** `4+` typed into an address arrives as "4 ": a plus sign there means a space. */
function oneOf<Value extends string>(values: readonly Value[], given: string | null) {
  const asked = given?.toLowerCase().replace(/ $/, "+");
  return values.find((value) => value === asked);
}

/**
 * Reads the filters out of an address.
 *
 * @param params of /buy: for, type, bedrooms, price, location, sort
 * @returns those that are known; whatever else stands there is ignored
 */
export function readFilters(params: URLSearchParams): Filters {
  const location = params.get("location")?.trim().slice(0, longestLocation);
  const purpose = oneOf(choices.for, params.get("for"));
  const read = {
    for: purpose,
    type: oneOf(choices.type, params.get("type")),
    bedrooms: oneOf(choices.bedrooms, params.get("bedrooms")),
    price: hasPriceFilter(purpose) ? oneOf(choices.price, params.get("price")) : undefined,
    location: location || undefined,
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
