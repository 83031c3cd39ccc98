import type { LlmsMessages } from "../contract/llms";

export const llms: LlmsMessages = {
  summary:
    "A Dubai real estate brokerage and investment consultancy led from Italy: buying, renting, selling and investing in homes, mainly off-plan. To ask for a viewing, use the form on the home’s page.",
  homes: "Homes",
  areas: "Area guides",
  articles: "Journal",
  pages: "Pages",
  contact: "Contact",
  languages: "Languages",
};
