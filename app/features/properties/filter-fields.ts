import type { ExchangeRates } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import {
  currencyName,
  dirhamsIn,
  formatCompactReferenceMoney,
  formatReferenceMoneyEnds,
  type ReferenceCurrency,
} from "~/format/reference-money";
import type { Locale } from "~/locale";
import type { BuyMessages } from "~/messages/en/buy";
import type { Messages } from "~/messages/en/messages";
import { priceBands } from "./filter-properties";
import { boundCurrencies, choices, type Filters } from "./filters";

/** The lists of choices of the filter bar, in words. */
export type FilterFields = Record<
  "for" | "type" | "bedrooms" | "price" | "currency",
  { label: string; any: string; options: Readonly<Record<string, string>> }
>;

/** What rounds an amount that was converted: to two figures. */
function roundConverted(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
}

/**
 * What a price band is called in a currency: "Up to $500K", "$500K–$1M", "$2M+".
 *
 * @param rate dirhams to a unit of the currency
 */
function bandName(
  locale: Locale,
  messages: BuyMessages["filter"]["fields"]["price"],
  band: (typeof choices.price)[number],
  currency: ReferenceCurrency,
  rate: number,
) {
  const { from, to } = priceBands[band];
  const converted = (dollars: number) =>
    currency === "USD" ? dollars : roundConverted((dollars * dirhamsIn("USD")) / rate);
  if (from === 0)
    return interpolate(messages.upTo, {
      to: formatCompactReferenceMoney(locale, converted(to), currency),
    });
  if (to === Infinity)
    return interpolate(messages.andMore, {
      from: formatCompactReferenceMoney(locale, converted(from), currency),
    });
  return interpolate(
    messages.between,
    formatReferenceMoneyEnds(locale, { from: converted(from), to: converted(to) }, currency),
  );
}

/**
 * The lists of choices in words. The price bands are in dollars; if the visitor has chosen a currency, what
 * they are about in it follows. A currency without a rate is offered only if it is chosen already.
 */
export function filterFields(
  locale: Locale,
  messages: Messages,
  { currency }: Filters,
  rates: ExchangeRates | undefined,
): FilterFields {
  const { type, price, ...fields } = messages.buy.filter.fields;
  const rate = currency && currency !== "USD" ? dirhamsIn(currency, rates) : undefined;
  const nameOf = (band: (typeof choices.price)[number]) => {
    const name = bandName(locale, price, band, "USD", dirhamsIn("USD"));
    return currency && rate ? `${name} (≈ ${bandName(locale, price, band, currency, rate)})` : name;
  };
  const offered = boundCurrencies
    .slice(1)
    .filter((one) => one === currency || dirhamsIn(one, rates) !== undefined);
  return {
    ...fields,
    type: { ...type, options: messages.properties.types },
    price: {
      label: price.label,
      any: price.any,
      options: Object.fromEntries(choices.price.map((band) => [band, nameOf(band)])),
    },
    currency: {
      label: messages.buy.filter.bounds.currency,
      any: currencyName(locale, "AED"),
      options: Object.fromEntries(offered.map((one) => [one, currencyName(locale, one)])),
    },
  };
}
