import { purchaseFigures as figures, type AmountRange, type Register, vat } from "~/content/costs";
import { hasOwnPlot, type PropertyType } from "~/content/properties";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { CostRow } from "./cost-rows";

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

const fixedRange = (amount: number): AmountRange => ({
  from: Math.round(amount),
  to: Math.round(amount),
});
const percentOf = (amount: number, percent: number) => fixedRange((amount * percent) / 100);
const withVat = (amount: number) => fixedRange(amount * (1 + vat / 100));

function trusteeFee(aed: number): number {
  const { usual, reduced, reducedBelow } = figures.trustee.value;
  return aed < reducedBelow ? reduced : usual;
}

const calculateCost = {
  transfer: (aed: number) => percentOf(aed, figures.transfer.value),
  trustee: (aed: number) => withVat(trusteeFee(aed)),
  deed: (_aed: number, type: PropertyType): AmountRange =>
    figures.deed.value[hasOwnPlot(type) ? "house" : "apartment"],
  noc: (): AmountRange => figures.noc.value,
  brokerage: (aed: number) => withVat((aed * figures.brokerage.value) / 100),
  oqood: (): AmountRange => figures.oqood.value,
  rasAlKhaimahTransfer: (aed: number) => percentOf(aed, figures.rasAlKhaimahTransfer.value),
  rasAlKhaimahEntry: (): AmountRange => figures.rasAlKhaimahEntry.value,
};

/** The register whose fee for a mortgage is not known: Ras Al Khaimah publishes none that was found. */
export const hasUnknownMortgageFee = (register: Register): boolean => register === "ras-al-khaimah";

/** The costs of a sale. Off-plan sales, by the developer, have no certificate and no broker's fee. */
const costIdsByRegister: Record<Register, readonly (keyof typeof calculateCost)[]> = {
  "title-deed": ["transfer", "trustee", "deed", "noc", "brokerage"],
  oqood: ["transfer", "oqood"],
  "ras-al-khaimah": ["rasAlKhaimahTransfer", "rasAlKhaimahEntry"],
};

export const addToRange = ({ from, to }: AmountRange, more: number): AmountRange => ({
  from: from + more,
  to: to + more,
});

/**
 * The sum of amounts. Each may be a range.
 *
 * @returns in the same currency
 */
export const addRanges = (amounts: readonly AmountRange[]): AmountRange => ({
  from: amounts.reduce((sum, { from }) => sum + from, 0),
  to: amounts.reduce((sum, { to }) => sum + to, 0),
});

/** The loan at a share in percent of a price in AED, in whole AED. */
export const loanAmount = (aed: number, loanShare: number): number =>
  Math.round((aed * loanShare) / 100);

/**
 * The costs of a purchase besides its price, from app/content/costs.ts.
 *
 * @param purchase with its price in AED
 * @param loanShare in percent of the price; 0 without a loan
 * @returns each cost and their sum, in whole AED; without the registration of a mortgage if its fee is not known
 */
export function purchaseCosts(
  { aed, type = "apartment", register = "title-deed" }: Purchase,
  loanShare = 0,
) {
  const { share, entry } = figures.mortgage.value;
  const mortgage = fixedRange((loanAmount(aed, loanShare) * share) / 100 + entry);
  const lines = [
    ...costIdsByRegister[register].map((id) => ({ id, amount: calculateCost[id](aed, type) })),
    ...(loanShare > 0 && !hasUnknownMortgageFee(register)
      ? [{ id: "mortgage" as const, amount: mortgage }]
      : []),
  ];
  return { lines, total: addRanges(lines.map(({ amount }) => amount)) };
}

/**
 * A range of costs with both ends rounded up to thousands, so that none is understated.
 *
 * @param range in AED
 * @returns in AED
 */
export const roundUpToThousands = ({ from, to }: AmountRange): AmountRange => ({
  from: Math.ceil(from / 1_000) * 1_000,
  to: Math.ceil(to / 1_000) * 1_000,
});

/**
 * The costs of an off-plan purchase besides the price, for a project without prices: shares of the price,
 * and fixed amounts.
 *
 * @param register the authority that charges the fees
 * @returns an empty list for the register of ready properties
 */
export function feeRows(
  { messages: { costs: messages }, format }: Site,
  register: Register,
): CostRow[] {
  const { lines } = messages.purchase;
  const share = (id: "transfer" | "rasAlKhaimahTransfer"): CostRow => {
    return {
      term: lines[id].name,
      note: interpolate(lines[id].note, { share: format.percentInSentence(figures[id].value) }),
      text: format.percent(figures[id].value),
    };
  };
  const amount = (id: "oqood" | "rasAlKhaimahEntry"): CostRow => ({
    term: lines[id].name,
    note: lines[id].note,
    text: format.exactMoneyRange(figures[id].value, "AED"),
  });
  if (register === "oqood") return [share("transfer"), amount("oqood")];
  if (register === "ras-al-khaimah")
    return [share("rasAlKhaimahTransfer"), amount("rasAlKhaimahEntry")];
  return [];
}
