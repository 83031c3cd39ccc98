import type {
  LayoutMessages,
  ControlMessages,
  SitePagesMessages,
  FeedMessages,
  LlmsMessages,
} from "../en/layout";

export const layout: LayoutMessages = {
  navigation: {
    skip: "Vai al contenuto",
    menu: "Menu",
    close: "Chiudi",
    noConnection: "Connessione assente. La pagina si aprirà appena sarà di nuovo online.",
    loading: "La pagina si sta caricando.",
    main: "Navigazione principale",
    dropdown: "Investimenti off-plan",
    allProjects: {
      "1": "Il progetto",
      "2": "Tutti e due i progetti",
      "3": "Tutti e tre i progetti",
      "4": "Tutti e quattro i progetti",
      "5": "Tutti e cinque i progetti",
      "6": "Tutti e sei i progetti",
      "7": "Tutti e sette i progetti",
      "8": "Tutti e otto i progetti",
      "9": "Tutti e nove i progetti",
      "10": "Tutti e dieci i progetti",
      "11": "Tutti e undici i progetti",
      "12": "Tutti e dodici i progetti",
      other: "Tutti e {count} i progetti",
    },
    links: {
      "/company-overview": "Azienda",
      "/services": "Servizi",
      "/team": "I nostri consulenti",
      "/buy": "Acquista",
      "/sell": "Vendi",
      "/invest/purchase-plan": "Piano d’acquisto",
      "/buy?for=rent": "In affitto",
      "/areas": "Quartieri",
      "/journal": "Rivista",
      "/shortlist": "Preferiti",
      "/contact": "Contatti",
    },
  },
  footer: {
    columns: ["Case", "Azienda"],
    links: {
      "/buy": "Acquistare casa",
      "/buy?for=rent": "Affittare casa",
      "/sell": "Vendere casa",
      "/off-plan": "Off-plan (sulla carta)",
      "/areas": "Guide ai quartieri",
      "/team": "I nostri consulenti",
      "/ceo-message": "Messaggio del CEO",
      "/journal": "Rivista",
      "/catalogs": "Cataloghi",
      "/contact": "Contatti",
      "/privacy": "Privacy",
    },
    visit: "Ufficio",
    hours: "Orari di Dubai",
    follow: "Sui social",
    impression: "Le immagini di questo sito sono rendering realizzati al computer, non fotografie.",
  },
  crumbs: { home: "Home", offPlan: "Investimenti off-plan" },
  errors: {
    notFound: {
      title: "Ops! Pagina non trovata",
      description:
        "A questo indirizzo non c’è nessuna pagina. Qui trova case da comprare e da affittare a Dubai, progetti off-plan, guide ai quartieri e i nostri contatti.",
      text: "L’indirizzo può essere cambiato, oppure la casa è stata venduta o affittata. Forse quello che cerca è in una di queste pagine.",
      links: {
        "/buy": "Case da comprare e da affittare",
        "/off-plan": "Off-plan (sulla carta)",
        "/areas": "Guide ai quartieri",
        "/contact": "Contatti",
      },
    },
    linkToLanguage: "{title} in {language}",
  },
  language: { switch: "Lingua" },
};

export const controls: ControlMessages = {
  breadcrumb: "Percorso",
  close: "Chiudi",
  carousel: {
    role: "carosello",
    slideRole: "immagine",
    slides: "Immagini",
    choose: "Scelta dell’immagine",
    previous: "Immagine precedente",
    next: "Immagine successiva",
    goTo: "Vai all’immagine {slide} di {count}",
    slidePosition: "{slide} di {count}",
    counter: "{slide} / {count}",
    currentSlide: "Immagine {slide} di {count}",
    currentSlideWithText: "Immagine {slide} di {count}: {text}",
    pictures: "{title}: immagini",
    all: "Tutte le immagini",
  },
  form: {
    optional: "(facoltativo)",
    choose: "Scelga",
    check: { one: "C’è un campo da controllare", other: "Ci sono {count} campi da controllare" },
  },
  currency: {
    label: "Prezzi anche in",
    names: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  save: {
    label: "Preferiti",
    added: "tra i Suoi preferiti",
    removed: "non è più tra i Suoi preferiti",
  },
};

export const sitePages: SitePagesMessages = {
  "/": {
    name: "Pagina iniziale",
    title: "La Dubai che verrà, quando è ancora un disegno",
    line: "Un’agenzia a guida italiana: case e investimenti off-plan",
  },
  "/buy": { name: "Acquista", title: "Case da comprare e da affittare", line: "Dubai" },
  "/sell": { name: "Vendi", title: "Quanto vale la Sua casa", line: "Una valutazione gratuita" },
  "/off-plan": { title: "Investimenti off-plan", line: "Quattro modi di comprare sulla carta" },
  "/invest/capital-appreciation": {
    title: "Rivalutazione del capitale",
    line: "Cinque progetti off-plan",
  },
  "/invest/cash-flow": {
    name: "Reddito da locazione",
    title: "{yields}",
    line: "Reddito da locazione, stima lorda",
  },
  "/invest/trophy-asset": { title: "Immobili di prestigio", line: "Due residenze firmate" },
  "/invest/prelaunch": {
    name: "Prelancio",
    title: "Palazzo Tissoli",
    line: "Investimenti in prelancio",
  },
  "/invest/purchase-plan": { title: "Piano d’acquisto", line: "Quanto si paga e quando" },
  "/services": { title: "I nostri servizi", line: "Dalla ricerca alle chiavi, e oltre" },
  "/team": { title: "I nostri consulenti", line: "Oltre {partnerLanguages} lingue" },
  "/areas": { title: "Guide ai quartieri", line: "Sei quartieri di Dubai" },
  "/journal": { title: "Rivista", line: "Mercato, investimenti, vita a Dubai" },
  "/catalogs": { title: "Cataloghi", line: "Fatti per Lei, su richiesta" },
  "/company-overview": { title: "Chi siamo", line: "Un’agenzia immobiliare di Dubai" },
  "/ceo-message": { title: "Messaggio del CEO", line: "Una lettera" },
  "/contact": { title: "Contatti", line: "Dubai, Emirati Arabi Uniti" },
  "/privacy": { title: "Privacy", line: "Che cosa conserviamo, e per quanto" },
};

export const llms: LlmsMessages = {
  summary:
    "Agenzia immobiliare e consulenza d’investimento a Dubai, a guida italiana: case da comprare, affittare, vendere o su cui investire, soprattutto off-plan (sulla carta). Per chiedere una visita, usi il modulo nella pagina della casa.",
  homes: "Case",
  projects: "Progetti off-plan",
  areas: "Guide ai quartieri",
  articles: "Rivista",
  pages: "Pagine",
  contact: "Contatti",
  languages: "Lingue",
};

export const feed: FeedMessages = { title: "nuove case, nuovi progetti e nuovi articoli" };
