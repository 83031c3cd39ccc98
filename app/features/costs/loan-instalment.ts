import { loanFigures } from "~/content/costs";
import { type Amount, type AmountLimits, parseAmount } from "~/format/amount";
import { rateParameter, yearsParameter, loanParameter } from "./calculation-parameters";
import type { Purchase } from "./purchase-costs";

/** Limits of an interest rate, in percent a year: 0 without interest. */
export const rateLimits: AmountLimits = { min: 0, max: 30 };

/** Limits of a loan's term, in years: the maximum is the Central Bank's. */
export const yearsLimits: AmountLimits = { min: 1, max: loanFigures.longestTerm.value };

const monthsInYear = 12;

interface Loan {
  amount: number;
  /** The nominal rate, in percent a year. */
  rate: number;
  /** The term in whole years. */
  years: number;
}

/**
 * The equal monthly instalment of a loan, paid at the end of each month (annuity):
 * P · r ÷ (1 − (1 + r)^−n), with the loan P, a twelfth of the yearly rate r, and n months; without interest P ÷ n
 * (https://mathworld.wolfram.com/Mortgage.html). Banks round each instalment, and settle the difference with the last.
 *
 * @returns the instalment, and the interest of all of them, each to the whole unit of the loan's currency
 */
export function loanInstalment({ amount, rate, years }: Loan): {
  instalment: number;
  interest: number;
} {
  const months = years * monthsInYear;
  const monthly = rate / 100 / monthsInYear;
  // By logarithm, because 1 − (1 + r)^−n loses precision for small rates.
  const exact =
    monthly === 0
      ? amount / months
      : (amount * monthly) / -Math.expm1(-months * Math.log1p(monthly));
  return { instalment: Math.round(exact), interest: Math.round(exact * months - amount) };
}

/** An optional number; empty text is undefined. */
const optional = (text: string | null, limits: AmountLimits): Amount | undefined => {
  const read = text === null ? undefined : parseAmount(text, limits);
  return read && "problem" in read && read.problem === "empty" ? undefined : read;
};

/** A term is a whole number of years. */
const wholeYears = (read: Amount | undefined): Amount | undefined =>
  read && "value" in read && !Number.isInteger(read.value) ? { problem: "unreadable" } : read;

/**
 * Parses rate and term in the query of a page. Each may be absent; one without the other is `empty`.
 *
 * @returns in percent a year, and in years, or the error; undefined if the query has neither
 */
export function parseLoanTerms(query: URLSearchParams) {
  const rate = optional(query.get(rateParameter), rateLimits);
  const years = wholeYears(optional(query.get(yearsParameter), yearsLimits));
  const missing = { problem: "empty" } as const;
  return { rate: rate ?? (years && missing), years: years ?? (rate && missing) };
}

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
