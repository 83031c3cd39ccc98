import type { PropertyPageMessages } from "../en/property";

export const property: PropertyPageMessages = {
  head: {
    title: "{title}, {location}",
    titleInCity: "{title}, {city}",
    description: "{summary}. {price}, {area}.",
  },
  untranslated: {
    text: "Questa casa non è ancora descritta in italiano.",
    link: "{title} in {language}",
  },
  crumb: "Case",
  about: "circa {amount}",
  perSquareFoot: "{amount} al ft²",
  rentPeriod: "l’anno, da confermare",
  details: {
    title: "La casa",
    type: "Tipo",
    purpose: "Contratto",
    comfort: "Disposizione",
    view: "Vista",
    bracket: "Fascia di prezzo",
    handover: "Consegna",
    built: "Anno di costruzione",
  },
  place: {
    title: "Dove si trova",
    district: "Quartiere",
    whereabouts: "Posizione",
    work: "Per chi lavora",
    guide: "Leggi la guida al quartiere",
  },
  request: "Richiedi una visita",
  agent: { title: "Agente", name: "{desk}, {company}" },
  contact: {
    title: "Contatta l’agente",
    intro: "Rispondiamo su WhatsApp, per email e al telefono.",
    whatsapp: "WhatsApp",
    whatsappUs: "Scrivi su WhatsApp",
    openDialog: "Richiedi una visita",
    send: "Invia la richiesta",
    message: "Buongiorno. Mi interessa {title}: {address}",
  },
  share: {
    share: "Condividi questa casa",
    print: "Stampa questa pagina",
  },
  similar: {
    title: "Case simili",
    all: "Vedi tutti gli immobili",
    offeredOtherwise: {
      sale: "Oggi non ci sono altre case in vendita: queste sono in affitto.",
      rent: "Oggi non ci sono altre case in affitto: queste sono in vendita.",
    },
  },
};
