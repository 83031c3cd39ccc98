import type {
  CompanyMessages,
  CompanyOverviewMessages,
  CeoMessageMessages,
  TeamMessages,
} from "../en/company";

export const company: CompanyMessages = {
  tagline: "La società di consulenza immobiliare più affidabile di Dubai",
  city: "Dubai",
  place: "Dubai, Emirati Arabi Uniti",
  whatsappGreeting: "Buongiorno. Vi scrivo dal vostro sito.",
  call: { number: "Chiama il {phone}", short: "Chiama" },
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

export const companyOverview: CompanyOverviewMessages = {
  head: {
    title: "Chi siamo",
    description:
      "Agenzia immobiliare e consulenza d’investimento a Dubai: ricerca, gestione di patrimoni, pianificazione, servizi ai costruttori, pratiche legali, assistenza.",
  },
  eyebrow: "Chi siamo",
  title: "Un’agenzia immobiliare di Dubai, a guida italiana",
  intro: {
    lead: "Assistiamo privati e istituzioni che\u00A0a\u00A0Dubai comprano, affittano, vendono o\u00A0costruiscono. Per lo più si tratta di case comprate off-plan, cioè sulla carta.",
    text: "Gli annunci non bastano. Bisogna sapere che cosa diventerà un quartiere, quanto pesa un piano di pagamento, che cosa dice il contratto. Il Suo consulente, sempre lo stesso, chiama lo specialista adatto.",
  },
  services: {
    eyebrow: "Che cosa facciamo",
    title: "Dalla ricerca alla gestione",
    link: "Scopri di più",
    rows: {
      research: {
        title: "Ricerca e\u00A0consulenza",
        text: "Le tendenze macroeconomiche, seguite fino al singolo quartiere, prima di parlare di una casa.",
      },
      portfolio: {
        title: "Gestione del\u00A0patrimonio immobiliare",
        text: "Valutazione e gestione degli immobili di privati e investitori istituzionali.",
      },
      "financial-planning": {
        title: "Pianificazione finanziaria",
        text: "Un piano fatto per Lei, in cui ogni rata ha il\u00A0suo\u00A0posto.",
      },
      developers: {
        title: "Servizi ai\u00A0costruttori",
        text: "Ricerca e acquisizione di terreni, costituzione di società per costruttori esteri, consulenza legale e fiscale di studi abilitati.",
      },
      conveyancing: {
        title: "Servizi legali",
        text: "Il passaggio di proprietà, dall’offerta firmata al titolo di proprietà, anche per procura se Lei è all’estero.",
      },
      "after-sales": {
        title: "Dopo l’acquisto",
        text: "Consegna, inquilini e manutenzione, finché la\u00A0casa è\u00A0Sua.",
      },
    },
  },
  commitment: {
    title: "Il nostro impegno",
    statement:
      "Insieme al\u00A0rendimento Le\u00A0diciamo il\u00A0rischio, e\u00A0da\u00A0dove viene ogni\u00A0cifra.",
    promises: [
      {
        title: "Cifre con la fonte",
        text: "Del costruttore, del mercato o nostre: Le diciamo da dove vengono, o che non lo sappiamo. I\u00A0rendimenti passati non garantiscono quelli futuri.",
      },
      {
        title: "Risponde una persona",
        text: "La segue sempre lo stesso consulente, dalla prima domanda alla gestione della casa.",
      },
      {
        title: "Anche il no è\u00A0una risposta",
        text: "Se una casa non fa per Lei la sconsigliamo, chiunque la venda.",
      },
    ],
  },
  people: {
    title: "Le persone",
    ceo: "Messaggio del\u00A0CEO",
    team: "I nostri consulenti",
    write: "Contatti",
    about: "Chi siamo",
  },
};

/** The messages of /ceo-message. Name and signature are in app/content/company.yaml. */
export const ceoMessage: CeoMessageMessages = {
  head: {
    title: "Messaggio del CEO",
    description:
      "Perché l’agenzia si chiama Orizzonte e come consiglia chi compra a Dubai da lontano: una lettera del fondatore e CEO.",
  },
  eyebrow: "Messaggio del CEO",
  title: "Comprare ciò che\u00A0ancora non\u00A0si\u00A0vede",
  greeting: "Le do il benvenuto.",
  paragraphs: [
    "L’orizzonte è la linea che si guarda prima di partire. Ho scelto questo nome perché comprare a Dubai, e soprattutto sulla carta, vuol dire impegnarsi per qualcosa che non c’è ancora: una torre che è un disegno, un quartiere che è una fila di gru, un affitto che è una previsione.",
    "Il nostro mestiere è avvicinare quell’orizzonte. Veniamo dall’Italia e lavoriamo a Dubai, perciò leggiamo il mercato due volte: da dentro, via per via, e da fuori, come Lei, in un’altra valuta, con altre leggi, a un volo di distanza.",
    "Cominciamo dallo studio del mercato, e solo dopo parliamo di case. Saprà quanto costa un progetto e come si paga, chi lo costruisce, per quando è previsto e che cosa potrebbe andare storto: in quest’ordine, e in un solo incontro. Se una cifra è del costruttore, lo diciamo. Se al Suo posto non compreremmo, diciamo anche quello.",
    "Parlerà sempre con una sola persona. Dietro quella persona ci sono oltre {specialists}\u00A0specialisti in diritto, fisco, terreni, consegne e locazioni, che tra tutti parlano più di {languages}\u00A0lingue. Sapere quale Le serve tocca a noi.",
    "E restiamo. Una casa si compra in pochi mesi e si tiene per anni, e quasi tutte le domande arrivano quando si hanno già le chiavi. Arrivano a noi.",
    "Se sta pensando a Dubai, mi scriva prima di decidere. È allora che siamo più utili.",
  ],
  role: "Fondatore e CEO, Orizzonte",
  write: "Scrivi a Orizzonte",
  about: "Messaggio del CEO",
  overview: "Chi siamo",
};

export const team: TeamMessages = {
  head: {
    title: "I nostri consulenti",
    description:
      "Consulenti per comprare, vendere, investire e per le case di pregio a Dubai, in oltre {partnerLanguages} lingue: ci dica che cosa Le serve, e in quale lingua.",
  },
  title: "I nostri consulenti",
  lead: "Completi la frase: sarà la prima riga del Suo messaggio.",
  choose: "Scelga",
  contact: "Scrivi ai nostri consulenti",
  people: "Chi La seguirà",
  kinds: {
    eyebrow: "Quattro specializzazioni",
    rows: {
      buyer: {
        title: "Comprare",
        text: "Case pronte e sulla carta, a confronto per prezzo, consegna e affitto atteso.",
        link: "Case in vendita",
      },
      seller: {
        title: "Vendere",
        text: "Una valutazione motivata, acquirenti anche all’estero, documenti pronti prima dell’offerta.",
        link: "Richiedi una valutazione",
      },
      investment: {
        title: "Investire",
        text: "Rendimento da locazione, rivalutazione e prelancio, e accanto a ogni cifra, il rischio.",
        link: "Investimenti off-plan",
      },
      luxury: {
        title: "Case di\u00A0pregio",
        text: "Residenze firmate e ville, proposte con riservatezza.",
        link: "Immobili di prestigio",
      },
    },
  },
  languages: {
    figure: "Oltre {partnerLanguages}",
    text: "lingue tra i consulenti, oltre {languages} con gli specialisti. Qui sopra ne trova sei; se Le serve un’altra lingua, la chieda nel messaggio.",
  },
  after: {
    title: "Che cosa succede quando ci scrive",
    steps: [
      {
        title: "Leggiamo il messaggio",
        text: "In orario d’ufficio, ora di Dubai: lo legge qualcuno che parla la lingua che ha scelto.",
      },
      {
        title: "Le risponde un consulente",
        text: "Sarà sempre lo stesso, e non dovrà ripetergli quello che ha scritto.",
      },
      {
        title: "Ne parliamo",
        text: "Al telefono, per email o su WhatsApp, a un’ora comoda per il Suo fuso orario.",
      },
      {
        title: "Decide Lei",
        text: "Ha il nostro parere e le cifre su cui si basa. Un primo colloquio non La impegna a nulla.",
      },
    ],
  },
};
