import type { ContactMessages } from "../en/contact";

export const contact: ContactMessages = {
  head: {
    title: "Contatti",
    description:
      "Chiami Orizzonte a Dubai, mandi un’email o scriva su WhatsApp. Orari d’ufficio, ora di Dubai, e un’assistenza 24 ore su 24.",
  },
  eyebrow: "Contatti",
  title: "Scriva una volta\u00A0sola. Risponde chi se\u00A0ne\u00A0intende.",
  lead: "Il Suo messaggio arriva a un consulente che conosce l’argomento e parla la Sua lingua.",
  subject: {
    about: "Il Suo messaggio riguarda",
    partner: "Ha chiesto un consulente",
    specialization: "per {specialization}",
    language: "che parli {language}",
    both: "per {specialization}, e che parli {language}",
    remove: "Togliere",
  },
  contactDetails: {
    hours: "Orari d’ufficio",
    zone: "Ora di Dubai, UTC+4",
    call: "Telefono",
    write: "Email",
    chat: "WhatsApp",
    chatAction: "Apra una chat",
    opensNewTab: "si apre in una nuova scheda",
    office: "Ufficio",
    now: "adesso: {time}",
  },
  otherForms: {
    title: "Cerca altro?",
    viewing: {
      word: "Visita",
      text: "Scelga una casa e chieda la visita dalla pagina dell’immobile.",
      action: "Veda le case",
    },
    valuation: {
      word: "Valutazione",
      text: "Ci dia l’indirizzo della casa: Le diciamo quanto può valere, e perché.",
      action: "Richieda una valutazione gratuita",
    },
    developers: {
      word: "Costruttori",
      text: "Anche costruttori e agenzie scrivono qui: il messaggio arriva alla persona giusta.",
      action: "Scriva a Orizzonte",
    },
  },
};
