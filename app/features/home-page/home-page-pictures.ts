import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";

/** The pictures of the home page's sections. */
export const homePagePictures = {
  hero: "home/hero",
  explore: "home/explore-dubai",
  consultation: "home/consultation",
  sale: "home/buy-rent",
  rent: "home/approach",
  approach: "home/partners",
  letter: "home/ceo-portrait",
  services: "home/company",
  callToAction: "journal/market-insights",
} as const satisfies Record<string, PictureName>;

/** Buy, Sell, Off-Plan. Their messages have the same keys. */
export const nextSteps = [
  { id: "buy", to: "/buy", picture: "pages/buy" },
  { id: "sell", to: "/sell", picture: "pages/sell" },
  { id: "offPlan", to: "/off-plan", picture: "pages/off-plan" },
] as const satisfies readonly { id: string; to: SitePath; picture: PictureName }[];
