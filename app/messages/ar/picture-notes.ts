import type { PictureNotes } from "../contract/picture-notes";

export const pictureNotes: PictureNotes = {
  one: "صورة توضيحية",
  all: "جميع الصور صور توضيحية.",
};
