import type { EverywhereWords } from "../contract/everywhere";

export const everywhere: EverywhereWords = {
  offer: {
    label: "Lingua",
    text: "Questa pagina c’è anche in italiano.",
    accept: "Leggila in italiano",
    dismiss: "No, grazie",
  },
  error: {
    title: "Errore imprevisto",
    text: "Ricarichi la pagina. Se non cambia nulla, ci chiami o ci scriva.",
    home: "Torna alla pagina iniziale",
  },
};
