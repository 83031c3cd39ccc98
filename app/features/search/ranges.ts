import { priceOrYearlyRent, type Property } from "~/content/properties";
import { toDollars } from "~/format/money";
import type { Site } from "~/site/site";
import type { Criterion, Range } from "./parse";

export const isIn = ({ min = 0, max = Infinity }: Range, value: number) =>
  value >= min && value <= max;

/**
 * Whether a property's price is in a range: a rent is compared for a year, and a price in dollars as stated. A range in a
 * currency without a rate contains every price.
 */
export function isPriceIn(
  { format }: Site,
  { currency, min, max }: Extract<Criterion, { kind: "price" }>,
  property: Property,
): boolean {
  const { usd } = property;
  const aed = priceOrYearlyRent(property);
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (currency === "USD") return isIn(range, usd ?? toDollars(aed));
  const rate = format.dirhamsPer(currency);
  return rate === undefined || isIn(range, aed / rate);
}
