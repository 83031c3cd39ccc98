import type { PictureName } from "~/pictures/catalogue";

/** The last part of an article's address, and what its words go by. */
export type ArticleSlug =
  | "from-interest-to-title-deed"
  | "two-ways-a-home-earns"
  | "living-in-dubai-from-italy";

export type ArticleCategory = "market-insights" | "investment" | "lifestyle";

/** An article of the journal. Its words are in content/, by its slug. */
export interface Article {
  slug: ArticleSlug;
  category: ArticleCategory;
  picture: PictureName;
  /** As yyyy-mm-dd. */
  date: string;
  /** When its facts were last brought up to date, as yyyy-mm-dd; missing while it stays as published. */
  updated?: string;
  /** The properties that go with it. */
  properties: readonly [string, ...string[]];
}

/** The articles, newest first. */
export const articles: readonly Article[] = [
  {
    slug: "from-interest-to-title-deed",
    category: "market-insights",
    picture: "journal/market-insights",
    date: "2026-10-14",
    updated: "2026-11-23",
    properties: ["ontario-tower", "al-soufuh-apartment"],
  },
  {
    slug: "two-ways-a-home-earns",
    category: "investment",
    picture: "journal/investment",
    date: "2026-09-09",
    updated: "2026-11-23",
    properties: ["ontario-tower", "al-soufuh-apartment"],
  },
  {
    slug: "living-in-dubai-from-italy",
    category: "lifestyle",
    picture: "journal/lifestyle",
    date: "2026-06-17",
    updated: "2026-11-23",
    properties: ["al-soufuh-apartment", "continental-tower"],
  },
];

/**
 * What the article on cash flow and appreciation works its sums out of, besides the yields of
 * market.ts and the costs of investment-pages.ts. Shares are of 1. The article also says its costs,
 * its movements and its caution in words ("a fifth", "one per cent", "one sixth", "a tenth").
 */
export const workedExample = {
  /** Of the home, in AED: no listing's, because an article outlives an advertisement. */
  price: 1_500_000,
  /** How much the price moves where a small movement is shown. */
  movement: 0.01,
  /** What is paid of an off-plan home while its price moves, and by how much it moves. */
  offPlan: { paid: 450_000, movement: 0.05 },
  /** How much to take off an expected rent for safety. */
  caution: 0.1,
} as const;
