import { loanFigures } from "~/content/costs";
import { type Amount, type Bounds, readAmount } from "~/format/amount";
import type { Purchase } from "./purchase-costs";
import { loanParameter } from "./sum-parameters";

/**
 * The share of a price that somebody may borrow at most: what the Central Bank lets banks lend to those
 * to whom they may lend the most.
 *
 * @param purchase with its price in AED
 * @returns in percent
 */
export function loanBounds({ aed, register }: Purchase): Bounds {
  const { limit, nationals, offPlan } = loanFigures.caps.value;
  if (register === "oqood") return { min: 0, max: offPlan };
  return { min: 0, max: aed > limit ? nationals.firstAbove : nationals.first };
}

/**
 * Reads the share of a price that is borrowed from the query of a page.
 *
 * @returns the share in percent, or why there is none; undefined where nothing is asked
 */
export function readLoanShare(query: URLSearchParams, purchase: Purchase): Amount | undefined {
  const requested = query.get(loanParameter);
  return requested === null ? undefined : readAmount(requested, loanBounds(purchase));
}
