import { purchaseFigures as figures, type AmountRange, type Register, vat } from "~/content/costs";
import { hasOwnPlot } from "~/content/has-own-plot";
import type { PropertyType } from "~/content/properties";

/** A purchase. A property has these fields. */
export interface Purchase {
  /** The price, in AED. */
  aed: number;
  /** The price in dollars, if both are stated. */
  usd?: number;
  /** Decides the fee of the title deed; an apartment by default. */
  type?: PropertyType;
  /** The register of the sale; by default that of ready properties in Dubai. */
  register?: Register;
}

/** The variable parts of the costs. */
export interface PurchaseTerms {
  /** In percent of the price; without it there is no loan. */
  loanShare?: number;
}

const fixed = (amount: number): AmountRange => ({
  from: Math.round(amount),
  to: Math.round(amount),
});
const shareOf = (amount: number, percent: number) => fixed((amount * percent) / 100);
const withVat = (amount: number) => fixed(amount * (1 + vat / 100));

/** The fee of the trustee office: lower for low prices. */
function trusteeFee(aed: number): number {
  const { usual, reduced, reducedBelow } = figures.trustee.value;
  return aed < reducedBelow ? reduced : usual;
}

/** Each cost for a price in AED and a type of property. */
const costOf = {
  transfer: (aed: number) => shareOf(aed, figures.transfer.value),
  trustee: (aed: number) => withVat(trusteeFee(aed)),
  deed: (_aed: number, type: PropertyType): AmountRange =>
    figures.deed.value[hasOwnPlot(type) ? "house" : "apartment"],
  noc: (): AmountRange => figures.noc.value,
  brokerage: (aed: number) => withVat((aed * figures.brokerage.value) / 100),
  oqood: (): AmountRange => figures.oqood.value,
  rasAlKhaimahTransfer: (aed: number) => shareOf(aed, figures.rasAlKhaimahTransfer.value),
  rasAlKhaimahEntry: (): AmountRange => figures.rasAlKhaimahEntry.value,
};

/** The costs of a sale. Off-plan sales, by the developer, have no certificate and no broker's fee. */
const costsOf: Record<Register, readonly (keyof typeof costOf)[]> = {
  "title-deed": ["transfer", "trustee", "deed", "noc", "brokerage"],
  oqood: ["transfer", "oqood"],
  "ras-al-khaimah": ["rasAlKhaimahTransfer", "rasAlKhaimahEntry"],
};

export type PurchaseCost = keyof typeof costOf | "mortgage";

/**
 * The sum of amounts. Each may be a range.
 *
 * @returns in the same currency
 */
export const sumOf = (amounts: readonly AmountRange[]): AmountRange => ({
  from: amounts.reduce((sum, { from }) => sum + from, 0),
  to: amounts.reduce((sum, { to }) => sum + to, 0),
});

/** The loan at a share in percent of a price in AED, in whole AED. */
export const loanOf = (aed: number, loanShare: number): number =>
  Math.round((aed * loanShare) / 100);

/**
 * The costs of a purchase besides its price, from app/content/costs.ts.
 *
 * @param purchase with its price in AED
 * @returns each cost and their sum, in whole AED
 */
export function purchaseCosts(
  { aed, type = "apartment", register = "title-deed" }: Purchase,
  { loanShare = 0 }: PurchaseTerms = {},
): { lines: { id: PurchaseCost; amount: AmountRange }[]; total: AmountRange } {
  const { share, entry } = figures.mortgage.value;
  const mortgage = fixed((loanOf(aed, loanShare) * share) / 100 + entry);
  const lines = [
    ...costsOf[register].map((id) => ({ id, amount: costOf[id](aed, type) })),
    ...(loanShare > 0 ? [{ id: "mortgage" as const, amount: mortgage }] : []),
  ];
  return { lines, total: sumOf(lines.map(({ amount }) => amount)) };
}

const roundToThousand = (amount: number) => Math.round(amount / 1_000) * 1_000;

/**
 * A range with both ends rounded to thousands.
 *
 * @param range in AED
 * @returns in AED
 */
export const roundToThousands = ({ from, to }: AmountRange): AmountRange => ({
  from: roundToThousand(from),
  to: roundToThousand(to),
});
