/**
 * Splits a price into the payments of a developer's plan. Al Marjan's 70/30 is from the specification (§9). The sum
 * of the payments up to each one is rounded, so that all of them add up to the price.
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
  let share = 0;
  let paid = 0;
  return payments.map((payment, index) => {
    share += payment.share;
    const due = index === payments.length - 1 ? whole : Math.round((whole * share) / 100);
    const amount = due - paid;
    paid = due;
    return { ...payment, amount };
  });
}
