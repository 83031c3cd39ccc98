import type { PictureName } from "~/pictures/catalogue";

interface InvestmentPage {
  path: `/invest/${string}`;
  /** Its opening, and what stands for it in a menu. */
  picture: PictureName;
}

/** The four ways to invest off-plan, in the order of every menu. */
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

/** The price that the payment plan is shown for until a visitor enters one, in AED. */
export const paymentPlanExample = 1_000_000;

/**
 * What the rent is worked out for until a visitor enters something: AED, and percent of the rent. The
 * journal works out its sum with the same costs.
 */
export const yieldExample = { price: 1_500_000, costs: 20 } as const;
