import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";

interface Destination {
  title: string;
  to: SitePath;
}

export interface InvestmentTheme extends Destination {
  line: string;
  picture: PictureName;
}

/** The four investment themes: the header's dropdown, the home page's INVEST menu, /off-plan. */
export const investmentThemes: readonly InvestmentTheme[] = [
  {
    title: "Capital Appreciation",
    to: "/invest/capital-appreciation",
    line: "Five projects bought for what they will be worth at handover",
    picture: "pages/capital-appreciation",
  },
  {
    title: "Cash Flow",
    to: "/invest/cash-flow",
    line: "Homes that earn rent from the day of the keys",
    picture: "pages/cash-flow",
  },
  {
    title: "Trophy Asset",
    to: "/invest/trophy-asset",
    line: "Two branded residences, for keeping",
    picture: "pages/trophy-asset",
  },
  {
    title: "Prelaunch Investments",
    to: "/invest/prelaunch",
    line: "Palazzo Tissoli, at its first prices",
    picture: "pages/prelaunch",
  },
];

/** Where the way to a page begins, and the step between there and an investment theme. */
export const fixedCrumbs = {
  home: { title: "Home", to: "/" },
  offPlan: { title: "Off-plan", to: "/off-plan" },
} as const;
