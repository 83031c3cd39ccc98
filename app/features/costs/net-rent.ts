interface Rent {
  /** Of a year, without empty months. */
  rent: number;
  /** Empty months, and management or other costs, in percent of the rent. */
  vacancy?: number;
  management?: number;
  /** Of a year. */
  serviceCharge?: number;
}

/** What an owner keeps of a year's rent, in its currency, not rounded. */
export const netRent = ({ rent, vacancy = 0, management = 0, serviceCharge = 0 }: Rent): number =>
  rent * (1 - vacancy / 100) * (1 - management / 100) - serviceCharge;

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
  const yearly = (price * rate) / 100;
  const yearlyAfterCosts = netRent({ rent: yearly, management: costs });
  return {
    yearly,
    monthly: yearly / 12,
    yearlyAfterCosts,
    monthlyAfterCosts: yearlyAfterCosts / 12,
    netRate: netRent({ rent: rate, management: costs }),
  };
}
