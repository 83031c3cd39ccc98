import type { PictureName } from "~/pictures/catalogue";

/** What each picture shows, for who cannot see it. */
export type PictureTexts = Readonly<Record<PictureName, string>>;
