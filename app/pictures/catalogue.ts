import pictures from "./catalogue.json" with { type: "json" };
import type { CataloguedPicture } from "./picture-data";

/** Pictures of content. `npm run content` checks their names. */
type ContentPictureName =
  | `properties/${string}`
  | `projects/${string}`
  | `areas/${string}`
  | `journal/${string}`
  | `people/${string}`;

/** Every picture of the site. */
export type PictureName = Exclude<keyof typeof pictures, ContentPictureName> | ContentPictureName;

/** `npm run content` generates the list. For loaders: it stays on the server. */
export const catalogue = pictures as Readonly<Record<string, CataloguedPicture>>;
