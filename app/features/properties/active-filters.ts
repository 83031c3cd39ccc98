import { parseQuery, withoutParts } from "~/features/search/parse";
import { type PropertyFilter, isPriceIn, propertyPredicate } from "~/features/search/search";
import type { ExchangeRates } from "~/format/exchange-rates";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { criterionText, priceText } from "./criterion-text";
import type { FilterFields } from "./filter-fields";
import { filterProperties, priceRange } from "./filter-properties";
import { type Filters, listPath, selectNames } from "./filters";

/** A condition of the search as text, with the address of the list without it. */
export interface ActiveFilter extends PropertyFilter {
  text: string;
  removePath: SitePath;
}

/** The chosen options of the selects. */
const selectFilters = (fields: FilterFields, filters: Filters): ActiveFilter[] =>
  selectNames.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    return {
      text: fields[name].options[value] ?? value,
      removePath: listPath(others),
      matches: (property) => filterProperties([property], { [name]: value }).length > 0,
    };
  });

/** The price limits of the two fields. */
function priceLimitFilter(
  locale: Locale,
  messages: Messages,
  filters: Filters,
  rates: ExchangeRates | undefined,
): ActiveFilter[] {
  const bounds = priceRange(filters);
  if (!bounds) return [];
  const { min: _min, max: _max, currency: _currency, ...others } = filters;
  return [
    {
      text: priceText(locale, messages.buy.filter.fields.price, bounds),
      removePath: listPath(others),
      matches: (property) => isPriceIn(bounds, property, rates),
    },
  ];
}

/** The criteria that were parsed from the search text. */
function textFilters(
  locale: Locale,
  messages: Messages,
  filters: Filters,
  rates: ExchangeRates | undefined,
): ActiveFilter[] {
  const { location: query = "", ...others } = filters;
  return parseQuery(query).map((parsed) => {
    const rest = withoutParts(query, parsed);
    return {
      text: criterionText(locale, messages, query, parsed),
      removePath: listPath(rest ? { ...others, location: rest } : others),
      criterion: parsed.criterion,
      matches: propertyPredicate(parsed.criterion, rates),
    };
  });
}

/** All conditions: the chosen options, then the criteria from the search text. */
export const activeFiltersOf = (
  locale: Locale,
  messages: Messages,
  fields: FilterFields,
  filters: Filters,
  rates: ExchangeRates | undefined,
): ActiveFilter[] => [
  ...selectFilters(fields, filters),
  ...priceLimitFilter(locale, messages, filters, rates),
  ...textFilters(locale, messages, filters, rates),
];
