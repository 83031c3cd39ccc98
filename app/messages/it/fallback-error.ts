import type { FallbackErrorMessages } from "../en/fallback-error";

export const fallbackError: FallbackErrorMessages = {
  title: "Errore imprevisto",
  text: "Ricarichi la pagina. Se l’errore si ripete, ci chiami o ci scriva.",
  home: "Torna alla pagina iniziale",
};
