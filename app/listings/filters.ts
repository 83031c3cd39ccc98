import type { Property } from "~/content/properties";
import { type SortOrder, sortOrders } from "./sort-orders";

const propertyTypes = ["apartment", "villa", "penthouse", "townhouse"] as const;
const bedroomCounts = ["1", "2", "3", "4+"] as const;
const priceRanges = ["up-to-500k", "500k-1m", "1m-2m", "2m+"] as const;
const purposes = ["sale", "rent"] as const satisfies Property["purpose"][];

/** What a visitor looks for. What is left out does not matter to them. */
export interface Filters {
  for?: (typeof purposes)[number];
  type?: (typeof propertyTypes)[number];
  bedrooms?: (typeof bedroomCounts)[number];
  price?: (typeof priceRanges)[number];
  location?: string;
  sort?: SortOrder;
}

/** The id of the form on /buy, for what belongs to it and stands elsewhere. */
export const filterFormId = "filters";

export const longestLocation = 100;

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
  const read = {
    for: oneOf(purposes, params.get("for")),
    type: oneOf(propertyTypes, params.get("type")),
    bedrooms: oneOf(bedroomCounts, params.get("bedrooms")),
    price: oneOf(priceRanges, params.get("price")),
    location: location || undefined,
    sort: oneOf(sortOrders, params.get("sort")),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value)) as Filters;
}

/**
 * The address of the list with these filters: always the same one for the same filters.
 *
 * @param filters what a visitor looks for
 * @param page of the list, from 1
 */
export function listPath(filters: Filters, page = 1): string {
  const query = new URLSearchParams(Object.entries(filters));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/buy?${query}` : "/buy";
}
