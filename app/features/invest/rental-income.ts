interface RentalIncomeInput {
  /** The price, in any currency. */
  price: number;
  /** Yield in percent of the price a year, before costs. 6 to 8 is the specification's range (§9). */
  rate: number;
  /** The owner's costs in percent of the rent: the visitor's assumption. */
  costs: number;
}

/**
 * The income at a yield, before and after the owner's costs. Not rounded: the caller rounds.
 *
 * @returns amounts in the price's currency, and the net yield in percent of the price a year
 */
export function rentalIncome({ price, rate, costs }: RentalIncomeInput) {
  const netShare = 1 - costs / 100;
  const yearly = (price * rate) / 100;
  return {
    yearly,
    monthly: yearly / 12,
    yearlyAfterCosts: yearly * netShare,
    monthlyAfterCosts: (yearly * netShare) / 12,
    netRate: rate * netShare,
  };
}
