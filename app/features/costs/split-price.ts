/**
 * Splits a price into the payments of a developer's plan. Al Marjan's 70/30 is from the specification (§9). The
 * last payment is the rest, so that all of them add up to the price.
 *
 * @param price in any currency
 * @param payments each with its share in percent of the price
 * @returns the payments with their amounts in whole units of the same currency
 */
export function splitPrice<Payment extends { share: number }>(
  price: number,
  payments: readonly Payment[],
): (Payment & { amount: number })[] {
  const whole = Math.round(price);
  const amounts = payments.slice(0, -1).map(({ share }) => Math.round((whole * share) / 100));
  const rest = amounts.reduce((left, amount) => left - amount, whole);
  return payments.map((payment, index) => ({ ...payment, amount: amounts[index] ?? rest }));
}
