import pictures from "./catalogue.json" with { type: "json" };

/** A view of a picture, whole or cropped. Its width determines its files: see picture-files.ts. */
export interface PictureView {
  /** The path without width and extension: "/pictures/home/hero.3fa9c1d2". Unique. */
  src: string;
  width: number;
  height: number;
}

export interface CataloguedPicture extends PictureView {
  /** The class of its placeholder colour. */
  placeholder: string;
  /** Degrees of clockwise rotation that turn the file upright. */
  rotate?: 90 | 180 | 270;
  /** The `object-position` of the crop in wide windows, if it is not the centre. */
  keep?: "top";
  crops?: {
    /** An upright view, for pictures that fill a phone's screen. */
    tall?: PictureView;
  };
}

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
