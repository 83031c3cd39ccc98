import { defaultCurrency } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import { dirhamsPerDollar, type Currency } from "~/format/money";
import type { Site } from "~/site/site";
import { priceText } from "./criterion-text";
import {
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

export type FilterFields = Record<SelectName | "currency", SelectField<string>>;

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
 * The selects of the filter bar, with their labels. Price bands are in dollars, or approximately in the
 * currency that the visitor has chosen or that the language has. A currency without a rate is an option only
 * if it is chosen already.
 */
export function filterFields(site: Site, { currency }: Filters): FilterFields {
  const { locale, messages, format } = site;
  const { type, price, ...fields } = messages.buy.filter.fields;
  const ofBands = currency ?? defaultCurrency[locale];
  const rate = ofBands === "USD" ? undefined : format.dirhamsPer(ofBands);
  const nameOf = (band: FilterOption<"price">) => {
    if (!rate) return priceText(site, priceBands[band]);
    return interpolate(price.converted, {
      price: priceText(site, convertBand(band, ofBands, rate)),
    });
  };
  const offered = priceCurrencies
    .slice(1)
    .filter((one) => one === currency || format.dirhamsPer(one) !== undefined);
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
      emptyOption: format.currencyName("AED"),
      options: Object.fromEntries(offered.map((one) => [one, format.currencyName(one)])),
    },
  } satisfies CompleteFields & FilterFields;
}
