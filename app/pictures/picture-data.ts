/**
 * Whether a list has a photograph. If so, each other picture of the list has its note; otherwise one note stands
 * beside the list.
 */
export const hasPhotograph = (pictures: readonly { note?: string }[]): boolean =>
  pictures.some(({ note }) => !note);

/** A view of a picture, whole or cropped. Its width determines its files: see picture-files.ts. */
export interface PictureView {
  /** The path without width and extension: "/pictures/home/hero.3fa9c1d2". Unique. */
  src: string;
  width: number;
  height: number;
}

/** A picture of the catalogue. */
export interface CataloguedPicture extends PictureView {
  /** The class of its placeholder colour. */
  placeholder: string;
  /** Degrees of clockwise rotation that turn the file upright. */
  rotate?: 90 | 180 | 270;
  /** The `object-position` of the crop in wide windows, if it is not the centre. */
  keep?: "top";
  /** The time of day: dark pictures need less of a scrim under text. */
  light?: "dusk";
  crops?: {
    /** An upright view, for pictures that fill a phone's screen. */
    tall?: PictureView;
  };
}

/** A picture with the data that components need. */
export interface Picture extends CataloguedPicture {
  /** The text alternative, in the language of the page. */
  alt: string;
  /** "Artist's impression", in the language of the page; absent for a photograph. */
  note?: string;
}
