import type { ProjectsMessages } from "../en/projects";

export const projects: ProjectsMessages = {
  ask: "Informazioni su {project}",
  untranslated: "La descrizione di questo progetto non è ancora disponibile in italiano.",
  see: "Veda il progetto",
  page: {
    head: {
      title: "{project}: progetto off-plan",
      description: "{line} Off-plan (sulla carta), {place}.",
    },
    priceFrom: "Prezzo minimo",
    plan: {
      text: "È il piano del costruttore. Le date delle rate sono nel contratto.",
      calculator: "Le rate su un altro prezzo",
    },
    atHandover: "Alla consegna",
    units: "Le case",
    fees: "Spese d’acquisto",
    facts: "Il progetto",
    register: {
      developer: "Costruttore",
      projectNumber: "Numero del progetto",
      escrow: "Conto di garanzia (escrow)",
      district: "Quartiere",
      stage: "Stato",
      stages: {
        announced: "Annunciato",
        "on-sale": "In vendita",
        "under-construction": "In costruzione",
        completed: "Completato",
      },
      progress: "Avanzamento dei lavori",
      progressOn: "{percent} ({date})",
      chargeStated: "Spese condominiali secondo il costruttore",
      chargeEstimated: "Spese condominiali, nostra stima",
      perYear: "{amount} al m² l’anno",
    },
    projections: {
      price: "Prezzo nel {year} previsto dal costruttore",
      perArea: "circa {amount} al m² ({stated} al ft²)",
      yield: "Rendimento da locazione previsto dal costruttore",
      yieldFrom: "{yield} l’anno, o più",
    },
    missing:
      "Se manca un prezzo, una superficie o una data, ce lo dica: lo chiediamo noi al costruttore.",
    documents: "Documenti",
    chat: "Scriva su WhatsApp",
    similar: { title: "Progetti simili", all: "Tutti i progetti" },
    enquiry: {
      text: "Prezzi, disponibilità, planimetrie, contratto: chieda pure. Un consulente La chiama e Le risponde.",
      intro: "La chiama un nostro consulente.",
      submit: "Invia la richiesta",
      sent: "La contatteremo a breve per parlarLe di {project}.",
    },
  },
  developerFigures: {
    handover: { meaning: "Consegna prevista" },
    paymentPlan: { meaning: "Piano di pagamento" },
    pools: { unit: "piscine", meaning: "Nel progetto" },
    island: { unit: "milioni di m²", meaning: "L’isola" },
    beaches: { unit: "km", meaning: "Spiagge" },
  },
};
