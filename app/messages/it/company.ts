import type { CompanyMessages } from "../en/company";

export const company: CompanyMessages = {
  tagline: "La società di consulenza immobiliare più affidabile di Dubai",
  city: "Dubai",
  place: "Dubai, Emirati Arabi Uniti",
  whatsappGreeting: "Buongiorno. Vi scrivo dal vostro sito.",
  call: { number: "Chiami {phone}", short: "Chiami" },
  registration: { dubai: "Dati legali", italy: "In Italia" },
  vat: "P. IVA {number}",
  postBox: "P.O. Box {number}",
  support: {
    title: "Assistenza 24 ore su 24",
    text: "Quando l’ufficio è chiuso risponde l’assistenza, allo stesso numero.",
  },
  hours: {
    closed: "Chiuso",
    open: "Aperto ora",
    openUntil: "Aperto, fino alle {time}",
    closedNow: "Chiuso ora",
    opensToday: "Chiuso, apre oggi alle {time}",
    opensTomorrow: "Chiuso, apre domani alle {time}",
    opensOn: "Chiuso, apre {day} alle {time}",
  },
};
