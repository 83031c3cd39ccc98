import { loanFigures } from "~/content/costs";
import { type Amount, type Bounds, readAmount } from "~/format/amount";
import { rateParameter, yearsParameter } from "./sum-parameters";

/** Of an interest rate, in percent a year: 0 without interest. */
export const rateBounds: Bounds = { min: 0, max: 30 };

/** Of a loan's term, in years: up to the longest that the Central Bank allows. */
export const yearsBounds: Bounds = { min: 1, max: loanFigures.longestTerm.value };

const monthsInYear = 12;

interface Loan {
  /** What is borrowed, in any currency. */
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
  // Through the logarithm, because 1 − (1 + r)^−n loses its digits where the rate is small.
  const exact =
    monthly === 0
      ? amount / months
      : (amount * monthly) / -Math.expm1(-months * Math.log1p(monthly));
  return { instalment: Math.round(exact), interest: Math.round(exact * months - amount) };
}

/** The rate and the term of a loan as an address has them; undefined if it has none, or an empty one. */
export interface LoanTerms {
  rate: Amount | undefined;
  years: Amount | undefined;
}

/** An answer that may be left out: an empty one is none. */
const optional = (asked: string | null, bounds: Bounds): Amount | undefined => {
  const read = asked === null ? undefined : readAmount(asked, bounds);
  return read && "problem" in read && read.problem === "empty" ? undefined : read;
};

/** A term is in whole years, as banks write it. */
const wholeYears = (read: Amount | undefined): Amount | undefined =>
  read && "value" in read && !Number.isInteger(read.value) ? { problem: "unreadable" } : read;

/**
 * Reads rate and term from the query of a page. Each may be missing; one without the other is `empty`.
 *
 * @returns in percent a year, and in years, or why there are none
 */
export function readLoanTerms(query: URLSearchParams): LoanTerms {
  const rate = optional(query.get(rateParameter), rateBounds);
  const years = wholeYears(optional(query.get(yearsParameter), yearsBounds));
  const missing = { problem: "empty" } as const;
  return { rate: rate ?? (years && missing), years: years ?? (rate && missing) };
}
