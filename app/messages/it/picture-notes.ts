import type { PictureNotes } from "../en/picture-notes";

export const pictureNotes: PictureNotes = {
  one: "Immagine illustrativa",
  all: "Tutte le immagini sono illustrative.",
  besidePhotographs:
    "Le immagini di questo sito sono illustrative, salvo le fotografie degli immobili.",
};
