/** Stands wherever a page speaks of returns. */
export const investmentRisk =
  "Past returns do not guarantee future ones. Figures are the developer’s or the market’s, as named.";
