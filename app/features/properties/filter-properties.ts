import type { Property } from "~/content/properties";
import { isPriceIn } from "~/features/search/ranges";
import type { Site } from "~/site/site";
import {
  type Filters,
  type PriceRange,
  type Select,
  type SelectName,
  selectNames,
  selects,
  type SortOption,
} from "./filters";

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

/** Whether a property matches the chosen option of a select. */
const matches = <Name extends SelectName>(
  site: Site,
  property: Property,
  name: Name,
  option: Filters[Name],
) => !option || (selects[name] as Select<string>).matches(property, option, site);

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
