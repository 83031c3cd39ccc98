import type { PictureName } from "~/pictures/catalogue";

export interface Catalog {
  /** Names its words in app/content. */
  id: string;
  picture: PictureName;
  /** How many it has. */
  pages: number;
}

/** The catalogs on offer. There are none: an entry added here appears on /catalogs. */
export const catalogs: readonly Catalog[] = [];
