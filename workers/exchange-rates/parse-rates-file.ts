import type { ExchangeRates } from "~/format/exchange-rates";

/** Why a file is rejected. */
export type BankFileProblem = "unreadable" | "future" | "implausible";

/**
 * The plausible range of one euro in each currency. Since 1999 it has been between 0.82 and 1.60 dollars
 * and between 0.57 and 0.98 pounds.
 */
const plausible = {
  USD: { min: 0.7, max: 2 },
  GBP: { min: 0.4, max: 1.3 },
} as const;

const dates = /<Cube\s+time=(["'])(\d{4}-\d{2}-\d{2})\1\s*>/g;
const rateOf = (currency: keyof typeof plausible) =>
  new RegExp(
    String.raw`<Cube\s+currency=(["'])${currency}\1\s+rate=(["'])(\d+(?:\.\d+)?)\2\s*/>`,
    "g",
  );

/** The single match of a pattern; undefined if there is none, or more than one. */
function onlyMatch(xml: string, pattern: RegExp): string | undefined {
  const matches = [...xml.matchAll(pattern)];
  return matches.length === 1 ? matches[0]?.at(-1) : undefined;
}

const isDay = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/**
 * Parses the European Central Bank's file of daily reference rates:
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 *
 * @param xml eurofxref-daily.xml
 * @param now rates of a later day are rejected
 * @returns its rates, or why they are rejected
 */
export function parseRatesFile(
  xml: string,
  now: Date,
): { rates: ExchangeRates } | { problem: BankFileProblem } {
  const date = onlyMatch(xml, dates);
  const [USD, GBP] = (["USD", "GBP"] as const).map((currency) =>
    Number(onlyMatch(xml, rateOf(currency))),
  );
  if (!date || !isDay(date) || !USD || !GBP) return { problem: "unreadable" };
  if (date > now.toISOString().slice(0, 10)) return { problem: "future" };
  const rates = { date, USD, GBP };
  const isPlausible = (["USD", "GBP"] as const).every(
    (currency) =>
      rates[currency] >= plausible[currency].min && rates[currency] <= plausible[currency].max,
  );
  return isPlausible ? { rates } : { problem: "implausible" };
}
