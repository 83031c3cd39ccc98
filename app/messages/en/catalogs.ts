import type { Translated } from "../translated";

/** The messages of /catalogs. */
export const catalogs = {
  head: {
    title: "Catalogs",
    description:
      "Catalogs of Dubai homes and projects from Orizzonte. Ask for one made for your area, budget and handover date.",
  },
  title: "Catalogs",
  /** If there are none. */
  empty: "No catalogs available at the moment.",
  custom:
    "Tell us the area, the budget and the handover date you have in mind. We will put one together for you.",
  request: "Request Custom Catalog",
  requestOne: "Request this catalog",
  /** The length of a catalog: "48 pages". */
  pages: { one: "{count} page", other: "{count} pages" },
  /** The brochures of homes and projects, below the catalogs. */
  brochures: {
    title: "Brochures",
    text: "Each home and each project on this site has one, to keep or to pass on.",
    homes: "Homes",
    projects: "Off-plan projects",
    /** {size} in megabytes. */
    file: "PDF, {size} MB",
  },
  /** Of each catalog in app/content/catalogs.ts, by its id. */
  items: {} as Readonly<Record<string, { title: string; description: string }>>,
};

export type CatalogsMessages = Translated<typeof catalogs>;
