import { dirhamsPerDollar } from "~/content/schema/dollar-peg";
import { interpolate } from "~/format/interpolate";
import { type Currency } from "~/format/money";
import type { Site } from "~/site/site";
import { priceText } from "./criterion-text";
import {
  currencyOf,
  type FilterOption,
  type Filters,
  priceBands,
  type PriceRange,
  priceCurrencies,
  type SelectName,
  selects,
} from "./filters";

interface SelectField<Option extends string> {
  label: string;
  emptyOption: string;
  options: Readonly<Record<Option, string>>;
}

export interface FilterFields extends Record<SelectName, SelectField<string>> {
  currency: Omit<SelectField<string>, "emptyOption"> & { value: Currency };
}

/** The same with the type of the options: a text that is missing is a type error. */
type CompleteFields = { [Name in SelectName]: SelectField<FilterOption<Name>> };

/** Rounds a converted amount to two significant digits. */
function roundConverted(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
}

/**
 * A price band in another currency, rounded.
 *
 * @param rate dirhams per unit of the currency
 */
function convertBand(band: FilterOption<"price">, currency: Currency, rate: number) {
  const { min, max }: PriceRange = priceBands[band];
  const convert = (dollars: number) => roundConverted((dollars * dirhamsPerDollar) / rate);
  return {
    kind: "price" as const,
    currency,
    ...(min !== undefined && { min: convert(min) }),
    ...(max !== undefined && { max: convert(max) }),
  };
}

/**
 * The selects of the filter bar, with their labels. The limits and the bands have one currency: that of the query, or
 * the one of the language. Price bands are in dollars, or approximately in another currency. A currency without a rate
 * is an option only if it is chosen already.
 */
export function filterFields(site: Site, filters: Filters): FilterFields {
  const { locale, messages, format } = site;
  const { type, price, ...fields } = messages.buy.filter.fields;
  const requested = currencyOf(filters, locale);
  const offered = priceCurrencies.filter(
    (one) => one === filters.currency || format.dirhamsPer(one) !== undefined,
  );
  const currency = offered.find((one) => one === requested) ?? "USD";
  const rate = currency === "USD" ? undefined : format.dirhamsPer(currency);
  const nameOf = (band: FilterOption<"price">) => {
    if (!rate) return priceText(site, priceBands[band]);
    return interpolate(price.converted, {
      price: priceText(site, convertBand(band, currency, rate)),
    });
  };
  return {
    ...fields,
    type: { ...type, options: messages.properties.types },
    price: {
      label: price.label,
      emptyOption: price.emptyOption,
      options: Object.fromEntries(
        selects.price.options.map((band) => [band, nameOf(band)]),
      ) as Record<FilterOption<"price">, string>,
    },
    currency: {
      label: messages.buy.filter.priceLimits.currency,
      value: currency,
      options: Object.fromEntries(offered.map((one) => [one, format.currencyName(one)])),
    },
  } satisfies CompleteFields & FilterFields;
}
