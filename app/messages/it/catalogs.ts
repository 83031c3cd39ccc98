import type { CatalogsMessages } from "../en/catalogs";

export const catalogs: CatalogsMessages = {
  head: {
    title: "Cataloghi",
    description:
      "Case e progetti negli Emirati, nelle brochure di Orizzonte. Chieda un catalogo su misura: ci dica quartiere, cifra e data di consegna.",
  },
  title: "Cataloghi",
  empty: "Al momento non ci sono cataloghi disponibili.",
  custom:
    "Ci dica il quartiere, la cifra e la consegna che ha in mente. Mettiamo insieme il catalogo che Le serve.",
  request: "Richiedi un catalogo su misura",
  requestOne: "Richiedi questo catalogo",
  pages: { one: "{count} pagina", other: "{count} pagine" },
  brochures: {
    title: "Brochure",
    text: "Ogni casa e ogni progetto di questo sito ha la sua, da tenere o da girare a chi vuole.",
    homes: "Case",
    projects: "Progetti off-plan",
    file: "PDF, {size} MB",
  },
  items: {},
};
