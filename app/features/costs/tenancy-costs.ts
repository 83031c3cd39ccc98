import { type Range, tenancyFigures as figures, vat } from "~/content/costs";
import { type HomeType, isHouse } from "./home-type";
import { sumOf } from "./purchase-costs";

/** What is rented; a property of the catalogue is one. */
export interface Tenancy {
  /** The rent, in AED; read as that of a year, as rents in Dubai are quoted, if no period is given. */
  aed: number;
  type: HomeType;
  rent?: { period?: "year" | "month" | undefined } | undefined;
}

/** The rent of a year, in AED. */
export const rentOfYear = ({ aed, rent }: Pick<Tenancy, "aed" | "rent">): number =>
  rent?.period === "month" ? aed * 12 : aed;

export type TenancyCost = keyof typeof figures;

/**
 * What a tenant pays at the start besides the rent, by the figures of app/content/costs.ts.
 *
 * @returns each cost and their sum, in whole AED
 */
export function tenancyCosts({ type, ...rented }: Tenancy): {
  lines: { id: TenancyCost; amount: Range }[];
  total: Range;
} {
  const aed = rentOfYear(rented);
  const { deposit, agency, ejari, utilities } = figures;
  const connection = utilities.value[isHouse(type) ? "house" : "flat"];
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
  return { lines, total: sumOf(lines.map(({ amount }) => amount)) };
}
