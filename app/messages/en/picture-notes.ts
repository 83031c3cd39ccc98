import type { PictureNotes } from "../contract/picture-notes";

export const pictureNotes: PictureNotes = {
  one: "Artist’s impression",
  all: "All pictures are artist’s impressions.",
};
