import { loanFigures } from "~/content/costs";
import { type Amount, type AmountLimits, parseAmount } from "~/format/amount";
import { loanParameter } from "./calculation-parameters";
import type { Purchase } from "./purchase-costs";

/**
 * The maximum share of a price that a loan may have: the highest limit of the Central Bank.
 *
 * @param purchase with its price in AED
 * @returns in percent
 */
export function loanShareLimits({ aed, register }: Purchase): AmountLimits {
  const { limit, nationals, offPlan } = loanFigures.caps.value;
  if (register === "oqood") return { min: 0, max: offPlan };
  return { min: 0, max: aed > limit ? nationals.firstAbove : nationals.first };
}

/**
 * Parses the share of a price that is borrowed in the query of a page.
 *
 * @returns the share in percent, or the error; undefined if it is absent
 */
export function parseLoanShare(query: URLSearchParams, purchase: Purchase): Amount | undefined {
  const requested = query.get(loanParameter);
  return requested === null ? undefined : parseAmount(requested, loanShareLimits(purchase));
}
