import type { TeamMessages } from "../en/team";

export const team: TeamMessages = {
  head: {
    title: "I nostri consulenti",
    description:
      "Consulenti per comprare, vendere, investire e per le case di pregio a Dubai, in oltre {partnerLanguages} lingue: ci dica che cosa Le serve, e in quale lingua.",
  },
  title: "I nostri consulenti",
  lead: "Completi la frase: sarà la prima riga del Suo messaggio.",
  choose: "Scelga",
  contact: "Scriva ai nostri consulenti",
  people: "Chi La seguirà",
  kinds: {
    eyebrow: "Quattro specializzazioni",
    rows: {
      buyer: {
        title: "Comprare",
        text: "Case pronte e sulla carta, a confronto per prezzo, consegna e affitto atteso.",
        link: "Case in vendita",
      },
      seller: {
        title: "Vendere",
        text: "Una valutazione motivata, acquirenti all’estero e i documenti in ordine prima di un’offerta.",
        link: "Richieda una valutazione",
      },
      investment: {
        title: "Investire",
        text: "Rendimento da locazione, rivalutazione e prelancio, con il rischio scritto accanto alla cifra.",
        link: "Investimenti off-plan",
      },
      luxury: {
        title: "Case di\u00A0pregio",
        text: "Residenze firmate e ville, proposte con riservatezza.",
        link: "Immobili di prestigio",
      },
    },
  },
  languages: {
    figure: "Oltre {partnerLanguages}",
    text: "lingue, tra tutti i consulenti. Qui sopra ne trova sei; se Le serve un’altra lingua, la chieda nel messaggio.",
  },
  after: {
    title: "Che cosa succede quando ci scrive",
    steps: [
      {
        title: "Leggiamo il messaggio",
        text: "In orario d’ufficio, ora di Dubai: lo legge qualcuno che parla la lingua scelta da Lei.",
      },
      {
        title: "Le risponde un consulente",
        text: "Sarà sempre lo stesso, e non dovrà ripetergli quello che ha scritto.",
      },
      {
        title: "Ne parliamo",
        text: "Al telefono, per email o su WhatsApp, a un’ora comoda per il Suo fuso orario.",
      },
      {
        title: "Decide Lei",
        text: "Ha il nostro parere e le cifre su cui si basa. Un primo colloquio non La impegna a nulla.",
      },
    ],
  },
};
