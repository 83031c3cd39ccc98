import type { Translated } from "../translated";

/** The messages that only /llms.txt has. It exists in English only. */
export const llms = {
  summary:
    "A Dubai real estate brokerage and investment consultancy, led from Italy: buying, renting, selling and investing in homes, mainly off-plan. To ask for a viewing, use the form on the home’s page.",
  homes: "Homes",
  projects: "Off-plan projects",
  areas: "Area guides",
  articles: "Journal",
  pages: "Pages",
  contact: "Contact",
  /** If the site has more than one language. */
  languages: "Languages",
};

export type LlmsMessages = Translated<typeof llms>;
