import type { CatalogsMessages } from "../contract/catalogs";

export const catalogs: CatalogsMessages = {
  head: {
    title: "Catalogs",
    description:
      "Catalogs of Dubai homes and projects from Orizzonte. Ask for one made for your area, budget and handover date.",
  },
  title: "Catalogs",
  empty: "No catalogs available at the moment.",
  custom:
    "Tell us the area, the budget and the handover date you have in mind. We will put one together for you.",
  request: "Request Custom Catalog",
  requestOne: "Request this catalog",
  pages: { one: "{count} page", other: "{count} pages" },
  brochures: {
    title: "Brochures",
    text: "Each home and each project on this site has one, to keep or to pass on.",
    homes: "Homes",
    projects: "Off-plan projects",
    file: "PDF, {size} MB",
  },
  items: {},
};
