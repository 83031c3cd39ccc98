import type { ControlWords } from "../contract/controls";

export const controls: ControlWords = {
  breadcrumb: "Percorso",
  close: "Chiudi",
  carousel: {
    role: "carosello",
    slideRole: "immagine",
    slides: "Immagini",
    choose: "Scegli un’immagine",
    previous: "Immagine precedente",
    next: "Immagine successiva",
    goTo: "Vai all’immagine {slide} di {count}",
    place: "{slide} di {count}",
    shown: "Immagine {slide} di {count}",
    shownWith: "Immagine {slide} di {count}: {text}",
    pictures: "Immagini di {title}",
    all: "Tutte le immagini",
  },
  form: {
    optional: "(facoltativo)",
    choose: "Scelga una voce",
    check: { one: "Controlli una risposta", other: "Controlli {count} risposte" },
  },
  save: {
    label: "Preferite",
    added: "tra le Sue case preferite",
    removed: "non è più tra le Sue case preferite",
    full: {
      title: "Le case preferite sono già sei",
      text: "Di più non si confrontano bene. Ne tolga una dalla lista, poi aggiunga questa.",
    },
    unkept: {
      title: "Solo finché resta in questa pagina",
      text: "Il Suo browser non conserva nulla per noi. Condivida la lista dalla pagina delle preferite: il link la contiene.",
    },
  },
  toast: { region: "Avvisi", dismiss: "Chiudi" },
};
