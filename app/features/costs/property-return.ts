interface LetProperty {
  /** The price, in AED. */
  price: number;
  /** The rent of a year, in AED. */
  rent: number;
  /** In AED for a square foot and year; undefined if it is not known. */
  serviceCharge: number | undefined;
  areaSqFt: number;
}

/**
 * What a property brings in when it is let for a year, before vacancy, maintenance, management and tax.
 *
 * @returns yields in percent of the price, not rounded; the service charge of a year and what it leaves of the rent,
 *   in whole AED, if the charge is known
 */
export function propertyReturn({ price, rent, serviceCharge, areaSqFt }: LetProperty) {
  const grossYield = (rent / price) * 100;
  if (serviceCharge === undefined) return { grossYield };
  const charge = Math.round(serviceCharge * areaSqFt);
  const left = Math.round(rent) - charge;
  return { grossYield, net: { charge, left, yield: ((rent - charge) / price) * 100 } };
}
