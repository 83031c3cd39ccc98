import { tenancyFigures as figures, vat } from "~/content/costs";
import { hasOwnPlot, priceOrYearlyRent, type PropertyType } from "~/content/properties";
import { addRanges } from "./purchase-costs";

/** A tenancy. A property has these fields. */
export interface Tenancy {
  /** The rent, in AED; for a year, as usual in Dubai, unless a period is set. */
  aed: number;
  type: PropertyType;
  rent?: { period?: "year" | "month" | undefined } | undefined;
}

/**
 * The costs at the start of a tenancy besides the rent, from app/content/costs.ts.
 *
 * @returns each cost and their sum, in whole AED
 */
export function tenancyCosts({ type, ...rented }: Tenancy) {
  const aed = priceOrYearlyRent(rented);
  const { deposit, agency, ejari, utilities } = figures;
  const connection = utilities.value[hasOwnPlot(type) ? "house" : "flat"];
  const fee = Math.round(((aed * agency.value) / 100) * (1 + vat / 100));
  const lines = [
    {
      id: "deposit" as const,
      amount: {
        from: Math.round((aed * deposit.value.from) / 100),
        to: Math.round((aed * deposit.value.to) / 100),
      },
    },
    { id: "agency" as const, amount: { from: fee, to: fee } },
    { id: "ejari" as const, amount: { from: ejari.value, to: ejari.value } },
    { id: "utilities" as const, amount: { from: connection, to: connection } },
  ];
  return { lines, total: addRanges(lines.map(({ amount }) => amount)) };
}
