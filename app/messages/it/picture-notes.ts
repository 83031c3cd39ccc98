import type { PictureNotes } from "../en/picture-notes";

export const pictureNotes: PictureNotes = {
  forPicture: "Immagine illustrativa",
  forList: "Tutte le immagini sono illustrative.",
  exceptPhotographs:
    "Le immagini di questo sito sono illustrative, salvo le fotografie degli immobili.",
};
