import { type ParsedQuery, withoutParts } from "~/features/search/parse";
import { isPriceIn } from "~/features/search/ranges";
import { type PropertyFilter, propertyPredicate } from "~/features/search/search";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";
import { criterionText, priceText } from "./criterion-text";
import type { FilterFields } from "./filter-fields";
import { filterProperties, priceRange } from "./filter-properties";
import { type Filters, listPath, selectNames } from "./filters";

export interface ActiveFilter extends PropertyFilter {
  text: string;
  removePath: SitePath;
}

const selectFilters = (site: Site, fields: FilterFields, filters: Filters): ActiveFilter[] =>
  selectNames.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    return {
      text: fields[name].options[value] ?? value,
      removePath: listPath(others),
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
