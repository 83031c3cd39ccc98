import type { AreasWords } from "../contract/areas";

export const areas: AreasWords = {
  card: {
    properties: "immobili disponibili, dato indicativo",
    price: "prezzo medio, fascia indicativa",
    explore: "Scopri il quartiere",
  },
  index: {
    head: {
      title: "Guide ai quartieri",
      description:
        "Sei quartieri di Dubai: quanto costano le case, chi ci vive bene, e come sono il mattino e la sera.",
    },
    eyebrow: "Guide ai quartieri",
    title: "Prima la via, poi la casa",
    lead: "Una casa si può cambiare. Il posto in cui sta, no. Sei quartieri, ciascuno com’è alle otto del mattino e alle nove di sera.",
    note: "Numero di immobili e fasce di prezzo sono nostre stime di {month} e seguono il mercato. Le immagini sono illustrative.",
    close: {
      title: "Non sa quale quartiere scegliere?",
      text: "Ci dica dove lavorerà, chi vive con Lei e di che cosa sentirebbe la mancanza. Le proponiamo due quartieri, con le ragioni.",
      action: "Parla con un esperto",
    },
  },
  guide: {
    headTitle: "{area}, guida al quartiere",
    crumb: "Guide ai quartieri",
    facts: {
      properties: "immobili, dato indicativo",
      price: "prezzo medio: nostra stima, {month}",
      dwellings: "in prevalenza",
      transport: "per spostarsi",
    },
    suits: { eyebrow: "A chi si addice", title: "Chi ci vive bene" },
    day: { morning: "Mattino", evening: "Sera" },
    near: "Che cosa c’è vicino",
    properties: {
      eyebrow: "Case",
      title: "Le nostre case qui",
      none: "Oggi nessuna delle nostre case è\u00A0in\u00A0questo quartiere.",
      ask: "Avvisami quando ce n’è una",
      all: "Tutte le case",
    },
    neighbours: { eyebrow: "Qui accanto", title: "I quartieri vicini" },
    expert: "Parla con un esperto",
  },
};
