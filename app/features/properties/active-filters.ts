import { priceOrYearlyRent, type Property } from "~/content/properties";
import { type ParsedQuery, withoutParts } from "~/features/search/parse";
import { isPriceIn } from "~/features/search/ranges";
import { type PropertyFilter, propertyPredicate } from "~/features/search/search";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { criterionText, priceText } from "./criterion-text";
import type { FilterFields } from "./filter-fields";
import {
  type Filters,
  limitAmount,
  listPath,
  priceBands,
  selectNames,
  type PriceRange,
  type Select,
  type SelectName,
  selects,
  type SortOption,
} from "./filters";

const compare: Record<SortOption, (a: Property, b: Property) => number> = {
  "price-up": (a, b) => priceOrYearlyRent(a) - priceOrYearlyRent(b),
  "price-down": (a, b) => priceOrYearlyRent(b) - priceOrYearlyRent(a),
  "size-up": (a, b) => a.areaSqFt - b.areaSqFt,
  "size-down": (a, b) => b.areaSqFt - a.areaSqFt,
};

/** The range of the two price fields, in either order. */
function priceRange({ min, max, currency }: Filters): PriceRange | undefined {
  const [low, high] = [min, max].map(limitAmount);
  if (low === undefined && high === undefined) return undefined;
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
 * compared at the fixed rate; rents are compared for a year. search.ts handles the search text.
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

export interface ActiveFilter extends PropertyFilter {
  text: string;
  removePath: SitePath;
  /** Whether it is to buy or to rent. */
  isPurpose?: boolean;
}

const selectFilters = (site: Site, fields: FilterFields, filters: Filters): ActiveFilter[] =>
  selectNames.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    return {
      text: fields[name].options[value] ?? value,
      removePath: listPath(others),
      isPurpose: name === "for",
      ...(name === "price" && { price: priceBands[value as keyof typeof priceBands] }),
      matches: (property) => filterProperties(site, [property], { [name]: value }).length > 0,
    };
  });

function priceLimitFilter(site: Site, filters: Filters): ActiveFilter[] {
  const bounds = priceRange(filters);
  if (!bounds) return [];
  const { min: _min, max: _max, currency: _currency, ...others } = filters;
  return [
    {
      text: priceText(site, bounds),
      removePath: listPath(others),
      price: bounds,
      matches: (property) => isPriceIn(site, bounds, property),
    },
  ];
}

function textFilters(site: Site, filters: Filters, { criteria }: ParsedQuery): ActiveFilter[] {
  const { location: query = "", ...others } = filters;
  return criteria.map((parsed) => {
    const rest = withoutParts(query, parsed);
    return {
      text: criterionText(site, query, parsed),
      removePath: listPath(rest ? { ...others, location: rest } : others),
      criterion: parsed.criterion,
      isPurpose: parsed.criterion.kind === "purpose",
      matches: propertyPredicate(site, parsed.criterion),
    };
  });
}

/**
 * All conditions: the chosen options, then the criteria from the search text.
 *
 * @param parsed the search text of `filters`
 */
export const activeFiltersOf = (
  site: Site,
  fields: FilterFields,
  filters: Filters,
  parsed: ParsedQuery,
): ActiveFilter[] => [
  ...selectFilters(site, fields, filters),
  ...priceLimitFilter(site, filters),
  ...textFilters(site, filters, parsed),
];
