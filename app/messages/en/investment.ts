import type { InvestmentPageId } from "~/content/investment-pages";
import type { Translated } from "../translated";

/** The messages shared by the investment pages and their menu. */
export const investment = {
  /** The disclaimer on every page with returns. */
  risk: "Past performance is no guarantee of future returns. Figures are the developer’s, the market’s or ours, as stated.",
  /** The title and description of each page in menus. */
  pages: {
    "capital-appreciation": {
      title: "Capital Appreciation",
      line: "Five projects, bought for what they may be worth at handover",
    },
    "cash-flow": {
      title: "Cash Flow",
      line: "Three projects to let once they are built",
    },
    "trophy-asset": { title: "Trophy Asset", line: "Two branded residences to keep" },
    prelaunch: { title: "Prelaunch Investments", line: "Palazzo Tissoli, at prelaunch prices" },
  } satisfies Record<InvestmentPageId, unknown>,
};

export type InvestmentMessages = Translated<typeof investment>;
