import type { BrochureMessages } from "../en/brochure";

export const brochure: BrochureMessages = {
  link: "Brochure (PDF, {size} MB)",
  documentTitle: "{title}, {place}",
  priceUnknown: "Prezzo su richiesta",
  offPlan: "Sulla carta",
  forExample: "Per una casa da {price}, a titolo d’esempio.",
  parts: { home: "La casa in breve", project: "Il progetto in breve", pictures: "Immagini" },
  contact: {
    title: { home: "Prima la veda, poi decida", project: "Chieda prima di firmare" },
    text: {
      home: "Scelga un giorno: Le mostriamo la casa e Le diciamo dove conviene guardare meglio.",
      project:
        "Un’ora con un consulente, di persona o in videochiamata: il piano di pagamento, le date, il contratto.",
    },
    message: "Buongiorno. Mi interessa {title}: {address}",
  },
  code: {
    label: "Codice QR che apre {address}",
    text: {
      home: "Tutte le immagini, il prezzo di oggi e la richiesta di visita:",
      project: "Tutte le immagini e le informazioni più aggiornate:",
    },
  },
  prepared: {
    home: "Brochure preparata {date}. Da allora prezzo e disponibilità possono essere cambiati: quelli di oggi sono sul sito.",
    project:
      "Brochure preparata {date}. Piani di pagamento, date e prezzi sono del costruttore e da allora possono essere cambiati.",
  },
};
