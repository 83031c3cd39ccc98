/**
 * What the article on cash flow and appreciation works its sums out of, besides the yields of
 * market.ts and the costs of investment-pages.ts. Shares are of 1. The article also says its costs,
 * its movements and its caution in words ("a fifth", "one per cent", "one sixth", "a tenth").
 */
export const workedExample = {
  /** Of the home, in AED: no listing's, because an article outlives an advertisement. */
  price: 1_500_000,
  /** How much the price moves where a small movement is shown. */
  movement: 0.01,
  /** What is paid of an off-plan home while its price moves, and by how much it moves. */
  offPlan: { paid: 450_000, movement: 0.05 },
  /** How much to take off an expected rent for safety. */
  caution: 0.1,
} as const;
