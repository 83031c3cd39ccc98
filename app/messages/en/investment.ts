import type { InvestmentMessages } from "../contract/investment";

export const investment: InvestmentMessages = {
  risk: "Past performance is no guarantee of future returns. Figures are the developer’s, the market’s or ours, as stated.",
  pages: {
    "capital-appreciation": {
      title: "Capital Appreciation",
      line: "Five projects, bought for what they may be worth at handover",
    },
    "cash-flow": {
      title: "Cash Flow",
      line: "Three projects, bought to be let",
    },
    "trophy-asset": { title: "Trophy Asset", line: "Two branded residences to keep" },
    prelaunch: { title: "Prelaunch Investments", line: "Palazzo Tissoli, at prelaunch prices" },
  },
};
