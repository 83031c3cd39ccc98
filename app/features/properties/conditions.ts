import { understand, withoutParts } from "~/features/search/parse";
import { type Condition, isPriceIn, propertyCheck } from "~/features/search/search";
import type { ExchangeRates } from "~/format/exchange-rates";
import type { Locale, SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { criterionText, priceText } from "./criterion-text";
import type { FilterFields } from "./filter-fields";
import { filterProperties, priceRange } from "./filter-properties";
import { type Filters, listPath, selects } from "./filters";

/** A condition of the search as text, with the address of the list without it. */
export interface ChosenCondition extends Condition {
  text: string;
  without: SitePath;
}

/** The chosen options of the selects. */
const fieldConditions = (fields: FilterFields, filters: Filters): ChosenCondition[] =>
  selects.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    return {
      text: fields[name].options[value] ?? value,
      without: listPath(others),
      isMet: (property) => filterProperties([property], { [name]: value }).length > 0,
    };
  });

/** The price limits of the two fields. */
function boundsCondition(
  locale: Locale,
  messages: Messages,
  filters: Filters,
  rates: ExchangeRates | undefined,
): ChosenCondition[] {
  const bounds = priceRange(filters);
  if (!bounds) return [];
  const { min: _min, max: _max, currency: _currency, ...others } = filters;
  return [
    {
      text: priceText(locale, messages.buy.filter.fields.price, bounds),
      without: listPath(others),
      isMet: (property) => isPriceIn(bounds, property, rates),
    },
  ];
}

/** The criteria that were parsed from the search text. */
function textConditions(
  locale: Locale,
  messages: Messages,
  filters: Filters,
  rates: ExchangeRates | undefined,
): ChosenCondition[] {
  const { location: query = "", ...others } = filters;
  return understand(query).map((understood) => {
    const rest = withoutParts(query, understood);
    return {
      text: criterionText(locale, messages, query, understood),
      without: listPath(rest ? { ...others, location: rest } : others),
      criterion: understood.criterion,
      isMet: propertyCheck(understood.criterion, rates),
    };
  });
}

/** All conditions: the chosen options, then the criteria from the search text. */
export const conditionsOf = (
  locale: Locale,
  messages: Messages,
  fields: FilterFields,
  filters: Filters,
  rates: ExchangeRates | undefined,
): ChosenCondition[] => [
  ...fieldConditions(fields, filters),
  ...boundsCondition(locale, messages, filters, rates),
  ...textConditions(locale, messages, filters, rates),
];
