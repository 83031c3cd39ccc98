import type { AreasMessages } from "../en/areas";

export const areas: AreasMessages = {
  card: {
    properties: "immobili sul mercato, nostra stima",
    price: "prezzi attuali, nostra stima",
    explore: "Scopra il quartiere",
  },
  index: {
    head: {
      title: "Guide ai quartieri",
      description:
        "Sei quartieri di Dubai: quanto costano le case, chi ci vive bene, come ci si vive di mattina e di sera.",
    },
    eyebrow: "Guide ai quartieri",
    title: "Prima il quartiere, poi la casa",
    lead: "Una casa si può cambiare, il luogo no. Sei quartieri, di mattina e di sera.",
    note: "Numero di immobili e prezzi sono nostre stime ({month}) e cambiano con il mercato. Le immagini sono rendering.",
    callToAction: {
      title: "Non sa quale quartiere scegliere?",
      text: "Ci dica dove lavorerà, chi vive con Lei e di che cosa sentirebbe la mancanza. Le proponiamo due quartieri e Le spieghiamo perché.",
      action: "Parli con un consulente",
    },
  },
  untranslated: "Questa guida non è ancora disponibile in italiano.",
  guide: {
    headTitle: "{area}, guida al quartiere",
    crumb: "Guide ai quartieri",
    facts: {
      properties: "immobili sul mercato: nostra stima",
      price: "prezzi attuali: nostra stima, {month}",
      dwellings: "in prevalenza",
      transport: "per spostarsi",
      pricePerSquareFoot: "al m², {date}, {source}",
      indicativePricePerSquareFoot: "al m², valore indicativo",
    },
    ownership: {
      label: "Proprietà per gli stranieri",
      freehold:
        "Qui gli stranieri possono comprare in piena proprietà, nei lotti indicati dal sovrano di Dubai.",
      leasehold:
        "Qui gli stranieri possono acquisire un diritto a lungo termine (leasehold), non la piena proprietà.",
      none: "Qui gli stranieri non possono comprare casa.",
      source: "Fonte:",
    },
    suits: { eyebrow: "Per chi è", title: "Chi ci vive bene" },
    day: { morning: "Mattino", evening: "Sera" },
    near: "Nei dintorni",
    properties: {
      eyebrow: "Case",
      title: "Le case in questo quartiere",
      none: "Oggi non abbiamo annunci in\u00A0questo\u00A0quartiere.",
      ask: "Riceva un avviso",
      all: "Tutte le case",
    },
    neighbours: { eyebrow: "Qui accanto", title: "I quartieri vicini" },
    expert: "Parli con un consulente",
    message: "Buongiorno. Vorrei saperne di più su {title}: {address}",
  },
};
