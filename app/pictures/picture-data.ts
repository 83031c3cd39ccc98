/** One view of a picture, whole or cropped. Its files follow from its width: see picture-files.ts. */
export interface PictureView {
  /** Address without width and extension: "/pictures/home/hero.3fa9c1d2". No two pictures share it. */
  src: string;
  width: number;
  height: number;
}

/** What the catalogue knows of a picture. */
export interface CataloguedPicture extends PictureView {
  /** The class of the ground that is seen while the picture loads. */
  placeholder: string;
  /** Degrees clockwise that stand a file lying on its side, or on its head, upright. */
  rotate?: 90 | 180 | 270;
  /** What a window wider than the picture leaves of it, where that is not its middle. */
  keep?: "top";
  /** The hour it shows, where words over it need less of a scrim for that. */
  light?: "dusk";
  crops?: {
    /** A portrait view, for pictures that fill a phone's screen. */
    tall?: PictureView;
  };
}

/** What a component needs to know to show a picture. */
export interface Picture extends CataloguedPicture {
  /** What it shows, in the language of the page. */
  alt: string;
}
