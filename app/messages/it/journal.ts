import type { JournalMessages } from "../en/journal";

export const journal: JournalMessages = {
  categories: {
    "market-insights": "Il mercato",
    investment: "Investimenti",
    lifestyle: "Vita a Dubai",
  },
  untranslated: "Questo articolo non è ancora disponibile in italiano.",
  index: {
    head: {
      title: "Rivista",
      description:
        "L’acquisto sulla carta passo per passo, reddito e rivalutazione con i conti fatti, e la vita a Dubai per chi viene dall’Italia.",
    },
    eyebrow: "Rivista",
    title: "Da leggere prima di firmare",
    lead: "Quello che Le diremmo di persona: i passi, i conti, le domande da fare.",
    more: "Leggi tutto",
    callToAction: {
      title: "Qual è la\u00A0Sua domanda?",
      text: "La scriva come la direbbe a voce. Risponde il consulente che conosce la materia.",
      action: "Chiedi a un consulente",
      about: "Una domanda dopo aver letto la rivista",
    },
  },
  article: {
    contents: "In questo articolo",
    updated: "Aggiornato {date}",
    properties: { eyebrow: "Case", all: "Tutte le case" },
    neighbours: {
      label: "Altri articoli della rivista",
      newer: "Più recente",
      older: "Meno recente",
      all: "Tutti gli\u00A0articoli",
    },
  },
};
