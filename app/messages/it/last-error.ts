import type { LastErrorWords } from "../contract/last-error";

export const lastError: LastErrorWords = {
  title: "Errore imprevisto",
  text: "Ricarichi la pagina. Se l’errore si ripete, ci chiami o ci scriva.",
  home: "Torna alla pagina iniziale",
};
