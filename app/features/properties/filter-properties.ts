import type { Property } from "~/content/properties";
import type { Criterion } from "~/features/search/parse";
import { isPriceIn } from "~/features/search/search";
import type { Site } from "~/site/site";
import {
  type FilterOption,
  type Filters,
  type SelectName,
  selectNames,
  type SortOption,
} from "./filters";

type PriceRange = Extract<Criterion, { kind: "price" }>;

/** In US dollars, both ends included: a property at a limit is in both bands. */
export const priceBands: Record<FilterOption<"price">, PriceRange> = {
  "up-to-500k": { kind: "price", currency: "USD", max: 500_000 },
  "500k-1m": { kind: "price", currency: "USD", min: 500_000, max: 1_000_000 },
  "1m-2m": { kind: "price", currency: "USD", min: 1_000_000, max: 2_000_000 },
  "2m+": { kind: "price", currency: "USD", min: 2_000_000 },
};

const compare: Record<SortOption, (a: Property, b: Property) => number> = {
  "price-up": (a, b) => a.aed - b.aed,
  "price-down": (a, b) => b.aed - a.aed,
  "size-up": (a, b) => a.areaSqFt - b.areaSqFt,
  "size-down": (a, b) => b.areaSqFt - a.areaSqFt,
};

/** The range of the two price fields, in either order. */
export function priceRange({ min, max, currency }: Filters): PriceRange | undefined {
  if (min === undefined && max === undefined) return undefined;
  const [low, high] = [min, max].map((amount) =>
    amount === undefined ? undefined : Number(amount),
  );
  const swapped = low !== undefined && high !== undefined && low > high;
  const [from, to] = swapped ? [high, low] : [low, high];
  return {
    kind: "price",
    currency: currency ?? "AED",
    ...(from !== undefined && { min: from }),
    ...(to !== undefined && { max: to }),
  };
}

/** Whether a property matches the option of a select. */
const matchers: {
  [Name in SelectName]: (property: Property, option: FilterOption<Name>, site: Site) => boolean;
} = {
  for: ({ purpose }, option) => purpose === option,
  type: ({ type }, option) => type === option,
  bedrooms: ({ bedrooms }, option) =>
    option === "4+" ? bedrooms >= 4 : bedrooms === Number(option),
  price: (property, option, site) => isPriceIn(site, priceBands[option], property),
};

const matches = <Name extends SelectName>(
  site: Site,
  property: Property,
  name: Name,
  option: Filters[Name],
) => !option || matchers[name](property, option, site);

/** Sorts properties in the requested order. The sort is stable. */
export const sortProperties = (list: readonly Property[], { sort }: Filters): Property[] =>
  sort ? list.toSorted(compare[sort]) : [...list];

/**
 * The properties that match the chosen filters, in the order of the list. Price bands are in dollars and
 * compared at the fixed rate; rents are compared as stated. search.ts handles the search text.
 */
export function filterProperties(
  site: Site,
  list: readonly Property[],
  filters: Filters,
): Property[] {
  const range = priceRange(filters);
  return list.filter(
    (property) =>
      selectNames.every((name) => matches(site, property, name, filters[name])) &&
      (!range || isPriceIn(site, range, property)),
  );
}
