import type { PictureNotes } from "../en/picture-notes";

export const pictureNotes: PictureNotes = {
  one: "صورة توضيحية",
  all: "جميع الصور صور توضيحية.",
  besidePhotographs: "الصور في هذا الموقع صور توضيحية، ما عدا الصور الفوتوغرافية للعقارات.",
};
