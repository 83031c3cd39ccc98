import type { PlanShares } from "~/content/projects";

/**
 * Splits a price by a developer's payment plan. Al Marjan's 70/30 is from the specification (§9). The part
 * due at handover is the rest, so that both add up to the price.
 *
 * @param price in whole units of any currency
 * @param shares in percent of the price
 * @returns both parts in whole units of the same currency
 */
export function paymentPlan(price: number, { beforeHandover }: PlanShares) {
  const whole = Math.round(price);
  const before = Math.round((whole * beforeHandover) / 100);
  return { price: whole, beforeHandover: before, atHandover: whole - before };
}
