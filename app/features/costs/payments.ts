import { loanFigures } from "~/content/costs";
import type { AmountLimits } from "~/format/amount";

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

/**
 * Splits a price into the payments of a developer's plan. Al Marjan's 70/30 is from the specification (§9). The sum
 * of the payments up to each one is rounded, so that all of them add up to the price.
 *
 * @param price in any currency
 * @param payments each with its share in percent of the price
 * @returns the payments with their amounts in whole units of the same currency
 */
export function splitPrice<Payment extends { share: number }>(
  price: number,
  payments: readonly Payment[],
): (Payment & { amount: number })[] {
  const whole = Math.round(price);
  let share = 0;
  let paid = 0;
  return payments.map((payment, index) => {
    share += payment.share;
    const due = index === payments.length - 1 ? whole : Math.round((whole * share) / 100);
    const amount = due - paid;
    paid = due;
    return { ...payment, amount };
  });
}

interface Rent {
  /** Of a year, without empty months. */
  rent: number;
  /** Empty months, and management or other costs, in percent of the rent. */
  vacancy?: number;
  management?: number;
  /** Of a year. */
  serviceCharge?: number;
}

/** What an owner keeps of a year's rent, in its currency, not rounded. */
export const netRent = ({ rent, vacancy = 0, management = 0, serviceCharge = 0 }: Rent): number =>
  rent * (1 - vacancy / 100) * (1 - management / 100) - serviceCharge;
