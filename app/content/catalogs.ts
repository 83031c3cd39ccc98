import type { PictureName } from "~/pictures/catalogue";

export interface Catalog {
  picture: PictureName;
  title: string;
  description: string;
  pages: number;
}

/** The catalogs on offer. There are none: an entry added here appears on /catalogs. */
export const catalogs: readonly Catalog[] = [];

/** The words of /catalogs. */
export const catalogsPage = {
  head: {
    title: "Catalogs",
    description:
      "Catalogs of Dubai homes and projects from Orizzonte. Ask for one made for your area, budget and handover date.",
  },
  picture: "home/company",
  title: "Catalogs",
  empty: "No catalogs available at the moment.",
  custom:
    "Name the area, the budget and the handover you have in mind. We put together the one you need.",
  request: "Request Custom Catalog",
  requestOne: "Request this catalog",
  pages: "pages",
} as const;
