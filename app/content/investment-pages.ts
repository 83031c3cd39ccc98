import type { PictureName } from "~/pictures/catalogue";
import { rentalYields } from "./market";

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
    picture: "projects/palazzo-tissoli/08",
  },
} as const satisfies Record<string, InvestmentPage>;

export type InvestmentPageId = keyof typeof investmentPages;

const examplePrice = 1_500_000;

/**
 * The initial figures of the forms that lead to the purchase plan: AED, a year's rent and service charge in AED, and
 * percent of the rent.
 */
export const planExample = {
  price: examplePrice,
  rent: (examplePrice * rentalYields.from) / 100,
  service: 15_000,
  vacancy: 5,
  management: 8,
} as const;

/** The same for an off-plan home, with the share of the price that is paid before handover, in percent. */
export const offPlanExample = { ...planExample, before: 60 } as const;

/** The months from the first payment to handover in that example. */
export const monthsToHandover = 24;
