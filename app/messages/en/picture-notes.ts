import type { Translated } from "../translated";

/** The notes on pictures of properties and projects that are no photographs. */
export const pictureNotes = {
  forPicture: "Artist’s impression",
  forList: "All pictures are artist’s impressions.",
  /** In the footer, if the site has photographs of homes. */
  exceptPhotographs:
    "Apart from photographs of homes, pictures on this site are artist’s impressions.",
};

export type PictureNotes = Translated<typeof pictureNotes>;
