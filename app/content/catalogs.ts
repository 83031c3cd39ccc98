import type { PictureName } from "~/pictures/catalogue";

export interface Catalog {
  /** The key of its texts in app/messages. */
  id: string;
  picture: PictureName;
  pages: number;
}

/** The catalogs on /catalogs. There are none. */
export const catalogs: readonly Catalog[] = [];
