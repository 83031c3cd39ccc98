import type { PictureNotes } from "../en/picture-notes";

export const pictureNotes: PictureNotes = {
  forPicture: "صورة توضيحية",
  forList: "جميع الصور صور توضيحية.",
  exceptPhotographs: "الصور في هذا الموقع صور توضيحية، ما عدا الصور الفوتوغرافية للعقارات.",
};
