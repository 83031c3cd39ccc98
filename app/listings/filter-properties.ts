import type { Property } from "~/content/properties";
import { toDollars } from "./currency";
import { type SortOrder, sortOrders, sortProperties } from "./sort-properties";

export const propertyTypes = ["apartment", "villa", "penthouse", "townhouse"] as const;
export const bedroomCounts = ["1", "2", "3", "4+"] as const;
export const purposes = ["sale", "rent"] as const;

/** In US dollars, both ends included: a home at a limit is found from either side. */
const ranges = {
  "up-to-500k": [0, 500_000],
  "500k-1m": [500_000, 1_000_000],
  "1m-2m": [1_000_000, 2_000_000],
  "2m+": [2_000_000, Number.POSITIVE_INFINITY],
} as const;

type PriceRange = keyof typeof ranges;
export const priceRanges = Object.keys(ranges) as PriceRange[];

/** What a visitor looks for. What is left out does not matter to them. */
export interface Filters {
  type?: (typeof propertyTypes)[number];
  bedrooms?: (typeof bedroomCounts)[number];
  price?: PriceRange;
  location?: string;
  for?: (typeof purposes)[number];
  sort?: SortOrder;
}

const longestLocation = 100;

/** `4+` typed into an address arrives as "4 ": a plus sign there means a space. */
function oneOf<Value extends string>(values: readonly Value[], given: string | null) {
  const asked = given?.toLowerCase().replace(/ $/, "+");
  return values.find((value) => value === asked);
}

/**
 * Reads the filters out of an address.
 *
 * @param params of /buy: type, bedrooms, price, location, for, sort
 * @returns those that are known; whatever else stands there is ignored
 */
export function readFilters(params: URLSearchParams): Filters {
  const location = params.get("location")?.trim().slice(0, longestLocation);
  const read = {
    type: oneOf(propertyTypes, params.get("type")),
    bedrooms: oneOf(bedroomCounts, params.get("bedrooms")),
    price: oneOf(priceRanges, params.get("price")),
    location: location || undefined,
    for: oneOf(purposes, params.get("for")),
    sort: oneOf(sortOrders, params.get("sort")),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value)) as Filters;
}

/** The address of the list with these filters: always the same one for the same filters. */
export function listPath(filters: Filters): string {
  const query = new URLSearchParams(Object.entries(filters));
  return query.size > 0 ? `/buy?${query}` : "/buy";
}

function inRange(home: Property, range: PriceRange) {
  const [least, most] = ranges[range];
  const price = home.amountUsd ?? toDollars(home.amount);
  return price >= least && price <= most;
}

/** Letters and digits alone, so that "al-soufuh" finds Al Soufuh. */
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function isAt({ title, location, district, locationDetails }: Property, place: string) {
  const known = words([title, location, district, locationDetails].join(" "));
  return words(place).every((asked) => known.some((word) => word.startsWith(asked)));
}

const hasBedrooms = (home: Property, count: string) =>
  count === "4+" ? home.bedrooms >= 4 : home.bedrooms === Number(count);

/**
 * The homes that a visitor looks for, in the order they asked for. Price ranges are in dollars and
 * compared at the peg; of a rent, its amount as stated counts.
 */
export function filterProperties(homes: readonly Property[], filters: Filters) {
  const { type, bedrooms, price, location, for: purpose, sort } = filters;
  const found = homes.filter(
    (home) =>
      (!type || home.type.toLowerCase() === type) &&
      (!bedrooms || hasBedrooms(home, bedrooms)) &&
      (!price || inRange(home, price)) &&
      (!location || isAt(home, location)) &&
      (!purpose || home.purpose === purpose),
  );
  return sortProperties(found, sort);
}
