import type { ContactMessages, SellMessages } from "../en/contact";

export const contact: ContactMessages = {
  head: {
    title: "Contatti",
    description:
      "Chiami Orizzonte a Dubai, mandi un’email o scriva su WhatsApp. Orari d’ufficio, ora di Dubai, e un’assistenza 24 ore su 24.",
  },
  eyebrow: "Contatti",
  title: "Scriva una volta\u00A0sola. Risponde chi se\u00A0ne\u00A0intende.",
  lead: "Il Suo messaggio arriva a un consulente che conosce l’argomento e parla la Sua lingua.",
  viewing: {
    eyebrow: "Prenota una visita",
    title: "Scelga giorno e\u00A0ora. Noi confermiamo.",
    lead: "Ci dica quale casa vuole vedere e quando, di persona o in videochiamata.",
  },
  subject: {
    about: "Il Suo messaggio riguarda",
    partner: "Ha chiesto un consulente",
    specialization: "per {specialization}",
    language: "che parli {language}",
    both: "per {specialization}, e che parli {language}",
    figures: "Vedi i calcoli",
    entered: "Le cifre che ha inserito",
    remove: "Togli",
  },
  contactDetails: {
    hours: "Orari d’ufficio",
    zone: "Ora di Dubai, UTC+4",
    call: "Telefono",
    write: "Email",
    chat: "WhatsApp",
    chatAction: "Apri una chat su WhatsApp",
    code: "Per ritrovare subito l’annuncio: Rif. {code}",
    opensNewTab: "si apre in una nuova scheda",
    office: "Ufficio",
    now: "adesso: {time}",
  },
  otherForms: {
    title: "Cerca altro?",
    viewing: {
      word: "Visita",
      text: "Scelga una casa e chieda la visita dalla pagina dell’immobile.",
      action: "Vedi le case",
    },
    valuation: {
      word: "Valutazione",
      text: "Ci dia l’indirizzo della casa: Le diciamo quanto può valere, e perché.",
      action: "Richiedi una valutazione gratuita",
    },
    developers: {
      word: "Costruttori",
      text: "Anche costruttori e agenzie scrivono qui: il messaggio arriva alla persona giusta.",
      action: "Scrivi a Orizzonte",
    },
  },
};

export const sell: SellMessages = {
  head: {
    title: "Vendere casa a Dubai, con una valutazione gratuita",
    description:
      "Chieda una valutazione gratuita della Sua casa a Dubai, con le compravendite su cui si basa. Poi visite e passaggio di proprietà, con un solo consulente.",
  },
  eyebrow: "Vendi",
  title: "La Sua casa, proposta in\u00A0oltre {languages}\u00A0lingue",
  lead: "Chi comprerà la Sua casa forse vive in un altro Paese: lo cerchiamo a Dubai e all’estero, e cominciamo da una cifra che Lei può verificare.",
  formTitle: "Valutazione gratuita",
  why: {
    eyebrow: "Perché vendere con noi",
    title: "Sei impegni di cui può\u00A0chiederci conto",
    reasons: [
      {
        title: "Un prezzo, e\u00A0il\u00A0perché",
        text: "Le mostriamo con quali vendite abbiamo confrontato la Sua casa, che cosa abbiamo aggiunto e che cosa abbiamo tolto.",
      },
      {
        title: "Acquirenti anche fuori Dubai",
        text: "Parliamo più di {languages}\u00A0lingue. Un’offerta può arrivare da chi a Dubai non si è ancora trasferito.",
      },
      {
        title: "Poche visite, ma\u00A0buone",
        text: "Ai visitatori chiediamo quanto possono spendere, ed entro quando, prima di chiedere a Lei le chiavi.",
      },
      {
        title: "Un solo consulente, dall’inizio alla fine",
        text: "Chi valuta la Sua casa è anche chi la mostra, tratta per Lei e La accompagna fino al passaggio di proprietà.",
      },
      {
        title: "Prima i documenti, poi gli acquirenti",
        text: "Delle pratiche ci occupiamo noi: è tutto in ordine prima che arrivi un’offerta.",
      },
      {
        title: "In affitto, se\u00A0rende di\u00A0più",
        text: "Gestiamo anche locazioni brevi e lunghe. Se Le conviene un inquilino più di un acquirente, lo diciamo.",
      },
    ],
  },
  process: {
    eyebrow: "Come si svolge",
    title: "Dalla valutazione al passaggio di proprietà",
    steps: [
      {
        title: "Valutazione",
        text: "Lei ci manda l’indirizzo. Noi La chiamiamo, veniamo a vedere la casa se lo desidera, e Le diciamo a quanto può essere venduta, e perché.",
      },
      {
        title: "Promozione",
        text: "Fotografie, planimetria e testo: li vede prima Lei, poi proponiamo la casa a Dubai e all’estero.",
      },
      {
        title: "Visite",
        text: "Negli orari che decide Lei, sempre con il Suo consulente. Le riferiamo che cosa ha detto ogni visitatore.",
      },
      {
        title: "Passaggio di proprietà",
        text: "Offerta, contratto e registrazione: delle pratiche ci occupiamo noi, fino all’ultima firma.",
      },
    ],
  },
  asking: {
    eyebrow: "Prezzi richiesti",
    title: "Quanto si chiede nel Suo quartiere",
    text: "Scelga il quartiere: vedrà la fascia di prezzo della nostra guida. La fascia dipende solo dal quartiere; il resto ci serve per la valutazione. Le Sue risposte sono riportate nella richiesta.",
    district: "Quartiere",
    bedrooms: "Camere",
    size: "Superficie in m²",
    ofSize: "{size} m²",
    ofPrice: "prezzo che ho in mente: {price}",
    callIn: "chiamatemi in {language}",
    submit: "Mostra i prezzi",
    missing: "Scelga il quartiere della Sua casa.",
    unreadableSize: "Scriva la superficie in cifre, per esempio 120.",
    result: "Prezzi richiesti: {area}",
    note: "È la nostra stima dei prezzi richiesti a {month}: una sola fascia per case di ogni tipo e superficie. Non è una valutazione della Sua casa: dove si collochi nella fascia dipende da camere, superficie, piano, vista e stato, e lo dice solo una valutazione.",
    above:
      "Il prezzo che ha indicato, {price}, è superiore a questa fascia, che vale per ogni tipo e superficie: ne parleremo al telefono.",
    below:
      "Il prezzo che ha indicato, {price}, è inferiore a questa fascia, che vale per ogni tipo e superficie: ne parleremo al telefono.",
    ours: "Una casa che vendiamo qui:",
    guide: "Guida al quartiere: {area}",
    use: "Richiedi una valutazione",
  },
  costs: {
    eyebrow: "In cifre",
    title: "Quanto costa vendere",
    rows: {
      fee: {
        name: "La nostra provvigione",
        note: "Di norma è {share} del prezzo, più {vat} di IVA sulla provvigione stessa. Di solito la paga l’acquirente, salvo diversa indicazione nel Form A, che Lei firma prima che pubblicizziamo la casa.",
        stated: "{fee} del prezzo, più {vat} di IVA sulla provvigione stessa",
        notStated: "Concordata per iscritto, nel Form A",
      },
      loan: {
        name: "Un mutuo sulla casa",
        note: "Per l’estinzione anticipata le banche chiedono una commissione. Si informi anche su quanto tempo serve per cancellare l’ipoteca.",
        value: "Chieda alla Sua banca",
      },
      transfer: "Di solito la paga l’acquirente",
    },
    example: {
      submit: "Calcola i costi",
      title: "Quanto paga Lei, vendendo a {price}",
      titleOfExample: "Quanto paga Lei, per esempio vendendo a {price}",
      withoutFee: "Se la provvigione la paga l’acquirente, come di norma",
      withFee: "Se la paga Lei: {fee} del prezzo, più {vat} di IVA sulla provvigione stessa",
      note: "Gli importi comprendono il nulla osta del costruttore, se per contratto spetta a Lei, ma non i costi per estinguere un mutuo. La tassa sul passaggio di proprietà di solito la paga l’acquirente.",
      use: "Richiedi una valutazione con questo prezzo",
    },
    sources: "Fonti",
    agreement: {
      title: "L’incarico",
      text: "A Dubai nessuno può pubblicizzare una casa senza il Form A del Land Department: indica prezzo, provvigione e durata, e lo firmano tutti i proprietari. Può affidarlo al massimo a tre agenzie, e revocarlo per iscritto con sette giorni di preavviso.",
    },
  },
  alternatives: {
    title: "Vendere, o\u00A0non\u00A0ancora?",
    text: "Prima di decidere, chieda quanto renderebbe la Sua casa in affitto, arredata o no.",
    let: "Chiedi una stima dell’affitto",
    about: "Affittare una casa invece di venderla",
    buy: "Vuole comprarne un’altra? Ecco le case",
  },
};
