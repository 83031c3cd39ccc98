import type { ControlMessages } from "../en/controls";

export const controls: ControlMessages = {
  breadcrumb: "Percorso",
  close: "Chiudere",
  carousel: {
    role: "carosello",
    slideRole: "immagine",
    slides: "Immagini",
    choose: "Scelga un’immagine",
    previous: "Immagine precedente",
    next: "Immagine successiva",
    goTo: "Vada all’immagine {slide} di {count}",
    slidePosition: "{slide} di {count}",
    currentSlide: "Immagine {slide} di {count}",
    currentSlideWithText: "Immagine {slide} di {count}: {text}",
    pictures: "{title}: immagini",
    all: "Tutte le immagini",
  },
  form: {
    optional: "(facoltativo)",
    choose: "Scelga una voce",
    check: { one: "C’è un campo da controllare", other: "Ci sono {count} campi da controllare" },
  },
  currency: {
    label: "Prezzi anche in",
    names: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  save: {
    label: "Preferiti",
    added: "tra i Suoi preferiti",
    removed: "non è più tra i Suoi preferiti",
  },
};
