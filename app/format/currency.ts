import { figure } from "./number";

/** Dirhams to the dollar: the rate at which the dirham has been pegged since 1997. */
export const dirhamsToTheDollar = 3.6725;

/**
 * Converts at the peg.
 *
 * @param amount in AED
 * @returns in US dollars, not rounded
 */
export const toDollars = (amount: number): number => amount / dirhamsToTheDollar;

/** An amount in words: "AED 1,500,000". */
export const dirhams = (amount: number): string => `AED ${figure(amount)}`;

/** An amount in US dollars in words, to the nearest hundred: "$408,400". */
export const dollars = (amount: number): string => `$${figure(Math.round(amount / 100) * 100)}`;
