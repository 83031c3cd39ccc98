import type { Property } from "~/content/en/properties";
import { toDollars } from "~/format/money";
import type { Filters } from "./filters";
import type { SortOrder } from "./sort-orders";

/** In US dollars, both ends included: a home at a limit is found from either side. */
const ranges: Record<NonNullable<Filters["price"]>, readonly [number, number]> = {
  "up-to-500k": [0, 500_000],
  "500k-1m": [500_000, 1_000_000],
  "1m-2m": [1_000_000, 2_000_000],
  "2m+": [2_000_000, Number.POSITIVE_INFINITY],
};

const compare: Record<SortOrder, (a: Property, b: Property) => number> = {
  "price-up": (a, b) => a.amount - b.amount,
  "price-down": (a, b) => b.amount - a.amount,
  "size-up": (a, b) => a.areaSqFt - b.areaSqFt,
  "size-down": (a, b) => b.areaSqFt - a.areaSqFt,
};

function isInRange(home: Property, range: NonNullable<Filters["price"]>) {
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

const hasBedrooms = (home: Property, count: NonNullable<Filters["bedrooms"]>) =>
  count === "4+" ? home.bedrooms >= 4 : home.bedrooms === Number(count);

/**
 * The homes that a visitor looks for, in the order they asked for; those alike stand as before.
 * Price ranges are in dollars and compared at the peg; of a rent, its amount as stated counts.
 */
export function filterProperties(homes: readonly Property[], filters: Filters): Property[] {
  const { type, bedrooms, price, location, for: purpose, sort } = filters;
  const found = homes.filter(
    (home) =>
      (!type || home.type.toLowerCase() === type) &&
      (!bedrooms || hasBedrooms(home, bedrooms)) &&
      (!price || isInRange(home, price)) &&
      (!location || isAt(home, location)) &&
      (!purpose || home.purpose === purpose),
  );
  return sort ? found.toSorted(compare[sort]) : found;
}
