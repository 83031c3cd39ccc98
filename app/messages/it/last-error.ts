import type { LastErrorWords } from "../contract/last-error";

export const lastError: LastErrorWords = {
  title: "Errore imprevisto",
  text: "Ricarichi la pagina. Se non cambia nulla, ci chiami o ci scriva.",
  home: "Torna alla pagina iniziale",
};
