import type { Translated } from "../translated";

/** The messages of /catalogs. */
export const catalogs = {
  head: {
    title: "Catalogs",
    description:
      "Brochures of our Dubai homes and off-plan projects, and catalogs made to order: tell us the area, your budget and the handover date.",
  },
  title: "Catalogs",
  /** If there are none. */
  empty: "No catalogs available at the moment.",
  custom:
    "Tell us the area, the budget and the handover date you have in mind. We will put a catalog together for you.",
  request: "Request Custom Catalog",
  requestOne: "Request this catalog",
  /** The length of a catalog: "48 pages". */
  pages: { one: "{count} page", other: "{count} pages" },
  /** The brochures of homes and projects, below the catalogs. */
  brochures: {
    title: "Brochures",
    text: "One for every home and project, to keep or to pass on.",
    homes: "Homes",
    projects: "Off-plan projects",
    /** {size} in megabytes. */
    file: "PDF, {size} MB",
  },
  /** Of each catalog in app/content/catalogs.ts, by its id. */
  items: {} as Readonly<Record<string, { title: string; description: string }>>,
};

export type CatalogsMessages = Translated<typeof catalogs>;
