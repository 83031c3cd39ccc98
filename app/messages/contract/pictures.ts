import type { PictureName } from "~/pictures/catalogue";

/** What each picture shows, for who cannot see it. */
export type PictureTexts = Readonly<Partial<Record<PictureName, string>>>;
