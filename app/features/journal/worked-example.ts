/**
 * The figures of the calculations in the article on cash flow and appreciation, besides the yields of
 * market.ts and the costs of investment-pages.ts. Shares are of 1. The article's text repeats the costs,
 * the changes and the safety margin in words ("a fifth", "one per cent", "one sixth", "a tenth").
 */
export const workedExample = {
  /** The price, in AED: not that of a listing, because articles outlive advertisements. */
  price: 1_500_000,
  /** The change of the price in the example of a small change. */
  priceChange: 0.01,
  /** The amount in AED that is paid while the price changes, and the change as a share. */
  offPlan: { paid: 450_000, priceChange: 0.05 },
  /** The safety margin off an expected rent. */
  safetyMargin: 0.1,
} as const;
