import type { CatalogsMessages } from "../en/catalogs";

export const catalogs: CatalogsMessages = {
  head: {
    title: "Cataloghi",
    description:
      "Case e progetti negli Emirati, nelle brochure di Orizzonte. Chieda un catalogo su misura: ci dica quartiere, budget e data di consegna.",
  },
  title: "Cataloghi",
  empty: "Al momento non ci sono cataloghi disponibili.",
  custom:
    "Ci dica il quartiere, il budget e la data di consegna che ha in mente: il catalogo lo prepariamo noi.",
  request: "Richieda un catalogo su misura",
  requestOne: "Richieda questo catalogo",
  pages: { one: "{count} pagina", other: "{count} pagine" },
  brochures: {
    title: "Brochure",
    text: "Una per ogni casa e per ogni progetto, da conservare o da inoltrare.",
    homes: "Case",
    projects: "Progetti off-plan",
    file: "PDF, {size} MB",
  },
  items: {},
};
