import type { LlmsMessages } from "../en/llms";

export const llms: LlmsMessages = {
  summary:
    "Agenzia immobiliare e consulenza d’investimento a Dubai, a guida italiana: case da comprare, affittare, vendere o su cui investire, soprattutto off-plan (sulla carta). Per chiedere una visita, usi il modulo nella pagina della casa.",
  homes: "Case",
  projects: "Progetti off-plan",
  areas: "Guide ai quartieri",
  articles: "Rivista",
  pages: "Pagine",
  contact: "Contatti",
  languages: "Lingue",
};
