interface ReturnInput {
  /** The price, in AED. */
  price: number;
  /** The rent for a year, in AED. */
  rent: number;
  /** In AED per square foot and year; undefined if it is not known. */
  serviceCharge: number | undefined;
  areaSqFt: number;
}

/**
 * The return of a property that is let for a year, before vacancy, maintenance, management and tax.
 *
 * @returns yields in percent of the price, not rounded; if the service charge is known, the charge for a
 *   year and the rent after it, in whole AED
 */
export function propertyReturn({ price, rent, serviceCharge, areaSqFt }: ReturnInput) {
  const grossYield = (rent / price) * 100;
  if (serviceCharge === undefined) return { grossYield };
  const charge = Math.round(serviceCharge * areaSqFt);
  const rentAfterCharge = Math.round(rent) - charge;
  return { grossYield, net: { charge, rentAfterCharge, yield: ((rent - charge) / price) * 100 } };
}
