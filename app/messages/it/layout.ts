import type { LayoutMessages } from "../en/layout";

export const layout: LayoutMessages = {
  navigation: {
    skip: "Vada al contenuto",
    menu: "Menu",
    close: "Chiudere",
    noConnection: "Connessione assente. La pagina si aprirà appena la connessione tornerà.",
    main: "Navigazione principale",
    dropdown: "Investimenti off-plan",
    links: {
      "/company-overview": "Azienda",
      "/services": "Servizi",
      "/team": "I nostri consulenti",
      "/buy": "Acquista",
      "/sell": "Vendi",
      "/shortlist": "Preferiti",
      "/contact": "Contatti",
    },
  },
  footer: {
    columns: ["Case", "Azienda"],
    links: {
      "/buy": "Acquistare casa",
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
    hours: "Orari (ora di Dubai)",
    follow: "Ci segua",
    impression: "Le immagini di questo sito sono rendering.",
  },
  crumbs: { home: "Home", offPlan: "Investimenti off-plan" },
  errors: {
    notFound: {
      title: "Ops! Pagina non trovata",
      description:
        "A questo indirizzo non c’è nessuna pagina. Qui trova case da comprare e da affittare a Dubai, progetti off-plan, guide ai quartieri e i nostri contatti.",
      text: "Forse l’indirizzo è cambiato, o la casa è stata venduta o affittata. Forse quello che cerca è in una di queste pagine.",
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
