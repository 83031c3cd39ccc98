import type { ProjectsMessages, BrochureMessages, CatalogsMessages } from "../en/projects";

export const projects: ProjectsMessages = {
  ask: "Chiedi informazioni su {project}",
  askPrice: "Chiedi il prezzo",
  untranslated: "La descrizione di questo progetto non è ancora disponibile in italiano.",
  see: "Vedi il progetto",
  page: {
    head: {
      title: "{project}: progetto off-plan",
      description: "{line} Off-plan (sulla carta), {place}.",
      descriptionWithoutPlace: "{line} Off-plan (sulla carta).",
    },
    priceFrom: "Prezzo minimo",
    plan: {
      text: "È il piano del costruttore. Le date delle rate sono nel contratto.",
    },
    atHandover: "Alla consegna",
    units: "Le case",
    fees: "Spese d’acquisto",
    facts: "Il progetto",
    register: {
      developer: "Costruttore",
      brand: "Marchio",
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
      soldOut: "Tutto venduto",
      progress: "Avanzamento dei lavori",
      progressOn: "{percent} ({date})",
      chargeStated: "Spese condominiali secondo il costruttore",
      chargeEstimated: "Spese condominiali, nostra stima",
      perYear: "{amount} al m² l’anno",
      interestReturned: "Manifestazione d’interesse: restituita a chi non compra",
      interestInPrice: "Manifestazione d’interesse: compresa nel prezzo",
      yesOrNo: { yes: "Sì", no: "No" },
      fee: "La nostra provvigione",
      feePaidBy: { developer: "La paga il costruttore", buyer: "La paga chi compra" },
    },
    sources: {
      verified: "Verificato {date}",
      stated: "Secondo il costruttore; controllato {date}",
      unchecked: "Dato del costruttore; non l’abbiamo ancora verificato",
      outdated: "Sono passati più di 90 giorni: ci chieda di verificarlo di nuovo",
      slippage: {
        later: {
          one: "Un mese dopo la prima data promessa",
          other: "{count} mesi dopo la prima data promessa",
        },
        earlier: {
          one: "Un mese prima della prima data promessa",
          other: "{count} mesi prima della prima data promessa",
        },
        same: "Come promesso all’inizio",
      },
      promised: "Promessa per {month} ({date})",
      checkYourself:
        "Lo verifichi da sé: {app}, l’app del Land Department, mostra l’avanzamento dei lavori e il conto di garanzia di ogni progetto registrato a Dubai. Non paghi su nessun altro conto.",
    },
    projections: {
      price: "Prezzo nel {year} previsto dal costruttore",
      perArea: "circa {amount} al m² ({stated} al ft²)",
      yield: "Rendimento da locazione previsto dal costruttore",
      yieldFrom: "{yield} l’anno, o più",
      yieldNote:
        "È una previsione, non una garanzia: prima che la casa sia affittata, nessuno conosce il canone.",
    },
    questions: {
      title: "Domande per il costruttore",
      texts: {
        price: "Quanto costa ogni tipo di casa?",
        available: "Quali case sono ancora disponibili?",
        handover: "Quando è prevista la consegna?",
        late: "Che cosa mi spetta se la consegna ritarda?",
        plan: "In quali date scadono le rate?",
        register:
          "Chi è il costruttore, e quali sono il numero del progetto e il conto di garanzia (escrow)?",
        charge: "Quanto saranno le spese condominiali?",
        resale: "Che quota devo aver pagato prima di poter rivendere?",
        interest: "Se non compro, la manifestazione d’interesse mi viene restituita?",
        fee: "La provvigione dell’agenzia la paga il costruttore?",
      },
    },
    missing: "Se qui manca un dato che Le serve, ce lo chieda: lo domanderemo al costruttore.",
    documents: "Documenti",
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

export const brochure: BrochureMessages = {
  link: "Brochure (PDF, {size} MB)",
  documentTitle: "{title}, {place}",
  priceUnknown: "Prezzo su richiesta",
  offPlan: "Off-plan",
  parts: { home: "La casa in breve", project: "Il progetto in breve", pictures: "Immagini" },
  contact: {
    title: { property: "Prima la veda, poi decida", project: "Chieda prima di firmare" },
    text: {
      property:
        "Scelga un giorno: Le mostriamo la casa e Le diciamo dove conviene guardare meglio.",
      project:
        "Un’ora con un consulente, di persona o in videochiamata: il piano di pagamento, le date, il contratto.",
    },
    message: "Buongiorno. Mi interessa {title}: {address}",
  },
  code: {
    label: "Codice QR che apre {address}",
    text: {
      property: "Tutte le immagini, il prezzo di oggi e la richiesta di visita:",
      project: "Tutte le immagini e le informazioni più aggiornate:",
    },
  },
  prepared: {
    property:
      "Brochure preparata {date}. Da allora prezzo e disponibilità possono essere cambiati: quelli di oggi sono sul sito.",
    project:
      "Brochure preparata {date}. Piani di pagamento, date e prezzi sono del costruttore e da allora possono essere cambiati.",
  },
};

export const catalogs: CatalogsMessages = {
  head: {
    title: "Cataloghi",
    description:
      "Case e progetti negli Emirati, nelle brochure di Orizzonte. Chieda un catalogo su misura: ci dica quartiere, budget e data di consegna.",
  },
  title: "Cataloghi",
  several: "Più case in un solo catalogo",
  empty: "Al momento non ci sono cataloghi disponibili.",
  custom:
    "Ci dica il quartiere, il budget e la data di consegna che ha in mente: il catalogo lo prepariamo noi.",
  request: "Richiedi un catalogo su misura",
  requestOne: "Richiedi questo catalogo",
  pages: { one: "{count} pagina", other: "{count} pagine" },
  brochures: {
    title: "Brochure",
    text: "Una brochure per ogni casa e ogni progetto, da conservare o da inoltrare.",
    homes: "Case",
    projects: "Progetti off-plan",
    file: "PDF, {size} MB",
  },
  items: {},
};
