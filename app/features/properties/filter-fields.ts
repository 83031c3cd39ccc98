import type { ExchangeRates } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import {
  currencyName,
  dirhamsPer,
  formatCompactMoney,
  formatCompactMoneyEnds,
  type Currency,
} from "~/format/money";
import type { Locale } from "~/locale";
import type { BuyMessages } from "~/messages/en/buy";
import type { Messages } from "~/messages/en/messages";
import { priceBands } from "./filter-properties";
import { priceCurrencies, filterOptions, type Filters, type selectNames } from "./filters";

/** The selects of the filter bar, with their labels. */
export type FilterFields = Record<
  (typeof selectNames)[number] | "currency",
  { label: string; emptyOption: string; options: Readonly<Record<string, string>> }
>;

/** Rounds a converted amount to two significant digits. */
function roundConverted(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
}

/**
 * The label of a price band in a currency: "Up to $500K", "$500K–$1M", "$2M+".
 *
 * @param rate dirhams per unit of the currency
 */
function bandName(
  locale: Locale,
  messages: BuyMessages["filter"]["fields"]["price"],
  band: (typeof filterOptions.price)[number],
  currency: Currency,
  rate: number,
) {
  const { from, to } = priceBands[band];
  const converted = (dollars: number) =>
    currency === "USD" ? dollars : roundConverted((dollars * dirhamsPer("USD")) / rate);
  if (from === 0)
    return interpolate(messages.upTo, {
      to: formatCompactMoney(locale, converted(to), currency),
    });
  if (to === Infinity)
    return interpolate(messages.andMore, {
      from: formatCompactMoney(locale, converted(from), currency),
    });
  return interpolate(
    messages.between,
    formatCompactMoneyEnds(locale, { from: converted(from), to: converted(to) }, currency),
  );
}

/**
 * The selects of the filter bar, with their labels. Price bands are in dollars, followed by their
 * approximate value if the visitor has chosen another currency. A currency without a rate is an option only
 * if it is chosen already.
 */
export function filterFields(
  locale: Locale,
  messages: Messages,
  { currency }: Filters,
  rates: ExchangeRates | undefined,
): FilterFields {
  const { type, price, ...fields } = messages.buy.filter.fields;
  const rate = currency && currency !== "USD" ? dirhamsPer(currency, rates) : undefined;
  const nameOf = (band: (typeof filterOptions.price)[number]) => {
    const name = bandName(locale, price, band, "USD", dirhamsPer("USD"));
    return currency && rate ? `${name} (≈ ${bandName(locale, price, band, currency, rate)})` : name;
  };
  const offered = priceCurrencies
    .slice(1)
    .filter((one) => one === currency || dirhamsPer(one, rates) !== undefined);
  return {
    ...fields,
    type: { ...type, options: messages.properties.types },
    price: {
      label: price.label,
      emptyOption: price.emptyOption,
      options: Object.fromEntries(filterOptions.price.map((band) => [band, nameOf(band)])),
    },
    currency: {
      label: messages.buy.filter.priceLimits.currency,
      emptyOption: currencyName(locale, "AED"),
      options: Object.fromEntries(offered.map((one) => [one, currencyName(locale, one)])),
    },
  };
}
