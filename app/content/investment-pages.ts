import type { PictureName } from "~/pictures/catalogue";

interface InvestmentPage {
  path: `/invest/${string}`;
  /** The picture of its opening, also used in menus. */
  picture: PictureName;
}

/** The four investment pages, in the order of every menu. */
export const investmentPages = {
  "capital-appreciation": {
    path: "/invest/capital-appreciation",
    picture: "pages/capital-appreciation",
  },
  "cash-flow": {
    path: "/invest/cash-flow",
    picture: "pages/cash-flow",
  },
  "trophy-asset": {
    path: "/invest/trophy-asset",
    picture: "pages/trophy-asset",
  },
  prelaunch: {
    path: "/invest/prelaunch",
    picture: "pages/prelaunch",
  },
} as const satisfies Record<string, InvestmentPage>;

export type InvestmentPageId = keyof typeof investmentPages;

/** The initial price of the payment plan's calculator, in AED. */
export const paymentPlanExample = 1_000_000;

/**
 * The initial values of the yield's calculator: AED, and percent of the rent. The journal's calculation has
 * the same costs.
 */
export const yieldExample = { price: 1_500_000, costs: 20 } as const;
