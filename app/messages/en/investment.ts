import type { InvestmentWords } from "../contract/investment";

export const investment: InvestmentWords = {
  risk: "Past returns do not guarantee future ones. Figures are the developer’s, the market’s or ours, as stated.",
  pages: {
    "capital-appreciation": {
      title: "Capital Appreciation",
      line: "Five projects, for what they may be worth at handover",
    },
    "cash-flow": {
      title: "Cash Flow",
      line: "Bought for their yield: rent once the keys are yours",
    },
    "trophy-asset": { title: "Trophy Asset", line: "Two branded residences to keep" },
    prelaunch: { title: "Prelaunch Investments", line: "Palazzo Tissoli, at its first prices" },
  },
};
