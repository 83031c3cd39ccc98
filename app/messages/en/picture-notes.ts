import type { Translated } from "../translated";

/** What is said of every picture of a property or a project. */
export const pictureNotes = {
  one: "Artist’s impression",
  all: "All pictures are artist’s impressions.",
};

export type PictureNotes = Translated<typeof pictureNotes>;
