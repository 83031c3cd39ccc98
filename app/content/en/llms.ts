/** The words of /llms.txt that no page says. */
export const llms = {
  summary:
    "A Dubai real estate brokerage and investment consultancy led from Italy: homes to buy, rent, sell or invest in, above all off-plan. To ask for a viewing, use the form on the home’s page.",
  homes: "Homes",
  areas: "Area guides",
  articles: "Journal",
  pages: "Pages",
  contact: "Contact",
} as const;
