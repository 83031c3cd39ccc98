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
