import type { Locale } from "~/locale";
import { formatCompact, formatCompactRange, formatCompactStart } from "./compact";
import { type CountForms, formatCount } from "./count";
import type { ExchangeRates } from "./exchange-rates";
import { interpolate } from "./interpolate";
import {
  type Currency,
  currencyChoices,
  dirhamsPerDollar,
  formatCompactMoney,
  formatCompactMoneyEnds,
  formatCompactMoneyRange,
  formatMoney,
} from "./money";

/** A currency that is converted at the European Central Bank's reference rate. */
type EuropeanCurrency = "EUR" | "GBP";

/** The currencies of the price filter. */
export type ReferenceCurrency = Currency | EuropeanCurrency;

const isEuropean = (currency: ReferenceCurrency): currency is EuropeanCurrency =>
  currency === "EUR" || currency === "GBP";

const names: Record<Locale, Record<EuropeanCurrency, string>> = {
  en: { EUR: "EUR", GBP: "GBP" },
  it: { EUR: "EUR", GBP: "GBP" },
  ar: { EUR: "يورو", GBP: "جنيه إسترليني" },
};

const amountForms: Record<Locale, Record<EuropeanCurrency, CountForms>> = {
  en: { EUR: { other: "€{count}" }, GBP: { other: "£{count}" } },
  it: { EUR: { other: "{count} €" }, GBP: { other: "{count} £" } },
  ar: {
    EUR: { other: "{count} يورو" },
    GBP: {
      few: "{count} جنيهات إسترلينية",
      many: "{count} جنيهًا إسترلينيًا",
      other: "{count} جنيه إسترليني",
    },
  },
};

/** The name of a currency. */
export function currencyName(locale: Locale, currency: ReferenceCurrency): string {
  if (isEuropean(currency)) return names[locale][currency];
  return currencyChoices(locale).find(({ value }) => value === currency)?.label ?? currency;
}

/**
 * Dirhams per unit of a currency: by the fixed rate for the dollar; for the euro and the pound by the
 * reference rates of the euro, through the dollar.
 *
 * @param rates undefined if there are none
 * @returns undefined if it needs a rate and there is none
 */
export function dirhamsPer(currency: "AED" | "USD", rates?: ExchangeRates): number;
export function dirhamsPer(
  currency: ReferenceCurrency,
  rates: ExchangeRates | undefined,
): number | undefined;
export function dirhamsPer(
  currency: ReferenceCurrency,
  rates: ExchangeRates | undefined,
): number | undefined {
  if (currency === "AED") return 1;
  if (currency === "USD") return dirhamsPerDollar;
  if (!rates) return undefined;
  const dirhamsToTheEuro = rates.USD * dirhamsPerDollar;
  return currency === "EUR" ? dirhamsToTheEuro : dirhamsToTheEuro / rates.GBP;
}

/** An amount in whole units: "€500,000". */
export const formatReferenceMoney = (
  locale: Locale,
  amount: number,
  currency: ReferenceCurrency,
): string =>
  isEuropean(currency)
    ? formatCount(locale, Math.round(amount), amountForms[locale][currency])
    : formatMoney(locale, amount, currency);

/** An amount in compact format: "€500K". */
export const formatCompactReferenceMoney = (
  locale: Locale,
  amount: number,
  currency: ReferenceCurrency,
): string =>
  isEuropean(currency)
    ? interpolate(amountForms[locale][currency].other, { count: formatCompact(locale, amount) })
    : formatCompactMoney(locale, amount, currency);

/** A range of rounded amounts: "€440K–1.2M". */
export const formatCompactReferenceRange = (
  locale: Locale,
  range: { from: number; to: number },
  currency: ReferenceCurrency,
): string =>
  isEuropean(currency)
    ? interpolate(amountForms[locale][currency].other, {
        count: formatCompactRange(locale, range.from, range.to),
      })
    : formatCompactMoneyRange(locale, range, currency);

/** The two ends of a range in compact format, for a sentence with "from" and "to". */
export function formatReferenceMoneyEnds(
  locale: Locale,
  { from, to }: { from: number; to: number },
  currency: ReferenceCurrency,
): { from: string; to: string } {
  if (!isEuropean(currency)) return formatCompactMoneyEnds(locale, { from, to }, currency);
  return {
    from:
      locale === "it"
        ? formatCompactStart(locale, from, to)
        : formatCompactReferenceMoney(locale, from, currency),
    to: formatCompactReferenceMoney(locale, to, currency),
  };
}
