import type { ServicesMessages } from "../en/services";

export const services: ServicesMessages = {
  head: {
    title: "I nostri servizi",
    description:
      "Ricerca, gestione di patrimoni, pianificazione, servizi ai costruttori, compravendite e locazioni, passaggio di proprietà e assistenza dopo l’acquisto a Dubai.",
  },
  eyebrow: "I nostri servizi",
  title: "Sette servizi, dalla ricerca alla gestione",
  lead: "Ne può bastare uno, o possono servire tutti: chi La segue resta lo stesso.",
  index: "I servizi in questa pagina",
  items: {
    research: {
      title: "Ricerca e\u00A0consulenza macroeconomica",
      lead: "Prima che si parli di case, saprà dove vanno prezzi, affitti e offerta, e da dove viene ogni dato.",
      includes: [
        "Tendenze macroeconomiche, e che cosa significano per chi compra casa",
        "Quartieri a confronto per prezzi, affitti e offerta",
        "Fonti dichiarate, perché le possa verificare",
      ],
      audience: "Per chi comincia a investire, e per chi prima di scegliere preferisce leggere.",
      action: "Chiedi informazioni sulla ricerca",
    },
    portfolio: {
      title: "Gestione e\u00A0valutazione del\u00A0patrimonio immobiliare",
      lead: "Valutiamo i Suoi immobili, Le diciamo che cosa terremmo, affitteremmo o venderemmo e, da lì in poi, ce ne occupiamo noi.",
      includes: [
        "Valutazione dei Suoi immobili, casa\u00A0per\u00A0casa",
        "Che cosa tenere, affittare o vendere",
        "Gestione, con un solo rendiconto per tutto",
      ],
      audience: "Per privati e investitori istituzionali.",
      action: "Chiedi informazioni sulla gestione",
    },
    "financial-planning": {
      title: "Pianificazione finanziaria personale",
      lead: "Un piano fatto per Lei: quanto ha, a quanto deve arrivare ed entro quando, e quale parte spetta agli immobili.",
      includes: [
        "Obiettivi, orizzonte e mezzi, messi per iscritto",
        "Le rate a confronto con le Sue entrate, anno\u00A0per\u00A0anno",
        "Un piano da portare al Suo commercialista",
      ],
      audience: "Per famiglie e privati che sanno perché comprano, ed\u00A0entro\u00A0quando.",
      action: "Chiedi informazioni sul piano",
    },
    developers: {
      title: "Servizi per\u00A0imprese e\u00A0costruttori",
      lead: "Per chi costruisce: dalla ricerca del terreno alla costituzione della società che costruirà.",
      includes: [
        "Ricerca e acquisizione di terreni",
        "Costituzione di società per costruttori esteri",
        "Consulenza legale e fiscale, di studi abilitati",
      ],
      audience: "Per i costruttori.",
      action: "Chiedi informazioni per costruttori",
    },
    residential: {
      title: "Servizi residenziali",
      lead: "Quello che di solito s’intende per agenzia: trovare, affittare e vendere case, dalla parte di chi offre o di chi cerca.",
      includes: [
        "Consulenza prima della scelta",
        "Locazioni brevi e lunghe",
        "Per chi vende o affitta: valutazione, promozione, visite",
        "Per chi compra o cerca in affitto: ricerca, visite, offerta",
      ],
      audience: "Per acquirenti, inquilini, venditori e proprietari.",
      action: "Chiedi informazioni su una casa",
    },
    conveyancing: {
      title: "Passaggio di proprietà",
      lead: "Dall’offerta firmata al titolo di proprietà (title deed) a Suo nome: i documenti, in ordine e per tempo.",
      includes: [
        "Raccolta e controllo dei documenti",
        "Contratto, passaggio di proprietà e registrazione, seguiti fino in fondo",
        "Per procura, se non può essere presente",
      ],
      audience: "Per chiunque compri o venda, soprattutto dall’estero.",
      action: "Chiedi informazioni sulle pratiche",
    },
    "after-sales": {
      title: "Assistenza dopo l’acquisto e\u00A0gestione dell’immobile",
      lead: "Con le chiavi non è finita. A Dubai c’è chi si occupa della casa mentre Lei è altrove.",
      includes: [
        "Ispezione alla consegna e segnalazione dei difetti",
        "Ricerca dell’inquilino, incasso dell’affitto, manutenzione",
        "Un solo riferimento finché la casa è Sua",
      ],
      audience: "Per i proprietari, vicini e lontani.",
      action: "Chiedi informazioni sull’assistenza",
    },
  },
  callToAction: {
    title: "Non sa quale Le\u00A0serve?",
    text: "Ci racconti che cosa possiede, che cosa vuole, quali dubbi ha. Le diciamo quale servizio fa per Lei, o che non ne serve nessuno.",
    action: "Parla con un consulente",
    team: "I nostri consulenti",
  },
};
