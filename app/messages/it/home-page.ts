import type { HomePageMessages } from "../en/home-page";

export const homePage: HomePageMessages = {
  head: {
    title: "Immobiliare a Dubai, a guida italiana",
    description:
      "Agenzia immobiliare e consulenza d’investimento a Dubai, a guida italiana: case da comprare e da affittare, investimenti off-plan, guide ai quartieri.",
  },
  hero: {
    title: "La\u00A0Dubai che\u00A0verrà, quando\u00A0è\u00A0ancora un\u00A0disegno",
    lead: "Siamo un’agenzia immobiliare di Dubai a guida italiana. Troviamo case da comprare e da affittare e, tra quelle ancora sulla carta, le poche che meritano l’attesa.",
    viewing: "Prenota una visita",
    invest: "Investi",
  },
  luxury: {
    eyebrow: "Immobili di pregio",
    title: {
      0: "Oggi nessuna casa pronta",
      1: "Una casa, già pronta",
      2: "Due case, già pronte",
      3: "Tre case, già pronte",
      4: "Quattro case, già pronte",
      5: "Cinque case, già pronte",
      6: "Sei case, già pronte",
      7: "Sette case, già pronte",
      8: "Otto case, già pronte",
      9: "Nove case, già pronte",
      other: "{count} case, già pronte",
    },
    text: "Prima di Lei va a vederle un consulente, una per una.",
    impressions: "Le immagini in questa pagina sono illustrative.",
    all: "Vedi tutte",
  },
  explore: {
    eyebrow: "Scopri Dubai",
    title: "Conta più la via che il panorama",
    text: "Sei quartieri: quanto costano le case, chi ci vive bene, come sono di mattina e come sono di sera. Prima si sceglie la zona, poi la casa.",
    link: "Guide ai quartieri",
  },
  consultation: {
    eyebrow: "Consulenza in tempi brevi",
    title: "Per cominciare ci\u00A0bastano una\u00A0cifra e\u00A0una\u00A0data",
    text: "Un consulente La richiama, Le indica le due o tre case adatte e Le dice quali lasciar perdere. Quando l’ufficio è chiuso risponde l’assistenza, giorno e notte.",
    action: "Chiedi informazioni",
    about: "Una consulenza immediata",
  },
  activeListings: {
    title: "Comprare o affittare",
    sale: { word: "Compra", link: "Case in vendita" },
    rent: { word: "Affitta", link: "Case in affitto" },
  },
  exclusives: {
    eyebrow: "In esclusiva",
    text: "{location}. Non è nell’elenco delle case: si mostra a\u00A0un\u00A0cliente alla\u00A0volta.",
    enquire: "Chiedi informazioni",
    learn: "Scopri di più",
    about: "({title})",
  },
  nextSteps: {
    title: "Comprare, vendere o arrivare prima",
    rows: {
      buy: {
        title: "Acquista",
        text: "Case finite, da visitare con un consulente che conosce l’edificio. Se nessuna va bene, cerchiamo fuori dall’elenco.",
      },
      sell: {
        title: "Vendi",
        text: "Una valutazione gratuita, con i confronti su cui si regge; poi le fotografie, le visite e il passaggio di proprietà.",
      },
      offPlan: {
        title: "Nuove costruzioni",
        text: "Una casa scelta sul disegno (off-\u2060plan) e pagata man mano che la torre cresce. Quattro strade, dal reddito al prestigio.",
      },
    },
  },
  approach: {
    eyebrow: "Il nostro metodo",
    title: "Lenti a\u00A0consigliare, svelti a\u00A0rispondere",
    text: "Un’agenzia a guida italiana non ha fretta di venderLe una torre. Prima di arrivare a Lei, un immobile deve convincere noi.",
    steps: [
      {
        title: "Ascoltiamo",
        text: "Una conversazione nella Sua lingua: la cifra, le date e lo scopo. La casa serve per abitarci, per incassare un affitto o per rivenderla tra qualche anno?",
      },
      {
        title: "Guardiamo",
        text: "Costruttore, contratto, piano di pagamento, spese condominiali, e la via in cui sta la casa. Di case Gliene proponiamo due o tre, ciascuna con i difetti dichiarati.",
      },
      {
        title: "Restiamo",
        text: "Offerta, passaggio di proprietà, chiavi, inquilino, riparazioni. Di tutto risponde il consulente con cui ha cominciato.",
      },
    ],
    caption: "Qui ogni consiglio si discute, prima che arrivi a Lei.",
  },
  overview: {
    title: "Chi siamo",
    text: "Orizzonte è un’agenzia immobiliare di Dubai a\u00A0guida italiana. In\u00A0Italia una\u00A0casa si\u00A0giudica dopo cent’anni, e\u00A0con lo\u00A0stesso metro giudichiamo le\u00A0torri ancora sulla\u00A0carta: chi\u00A0le\u00A0costruisce, chi ne curerà la manutenzione, quanto potranno valere quando le\u00A0gru se\u00A0ne saranno\u00A0andate.",
    link: "Scopri chi siamo",
  },
  letter: {
    eyebrow: "Messaggio del CEO",
    opening: "L’orizzonte è\u00A0la\u00A0linea che\u00A0si\u00A0guarda prima di\u00A0partire.",
    text: "Ho scelto questo nome perché comprare a Dubai, e soprattutto sulla carta, vuol dire decidere di qualcosa che non c’è ancora: una torre che è un disegno, un quartiere che è una fila di gru, un affitto che è una previsione.",
    more: "Il nostro mestiere è avvicinare quell’orizzonte.",
    role: "Fondatore e CEO, Orizzonte",
    link: "Leggi tutto il messaggio",
  },
  purpose: {
    title: "Visione e missione",
    columns: [
      {
        title: "Visione",
        text: "Una Dubai in cui chi\u00A0compra da\u00A0lontano conosce una casa bene quanto chi\u00A0abita nella stessa\u00A0via.",
      },
      {
        title: "Missione",
        text: "Mostrare a\u00A0ogni cliente le\u00A0poche case che fanno per\u00A0lui, con\u00A0le\u00A0cifre a\u00A0favore e\u00A0quelle contro sulla\u00A0stessa pagina.",
      },
    ],
  },
  services: {
    title: {
      7: "Sette servizi, una\u00A0sola persona che\u00A0risponde",
      other: "{count} servizi, una sola persona che risponde",
    },
    lines: {
      research: "Dove vanno prezzi, affitti e offerta, e\u00A0chi\u00A0lo\u00A0dice",
      portfolio: "Per grandi patrimoni e investitori istituzionali",
      "financial-planning": "Un piano con ogni rata al\u00A0suo\u00A0posto",
      developers:
        "Ricerca di terreni, costituzione di società, consulenza\u00A0legale e\u00A0fiscale",
      residential: "Consulenza, vendite e locazioni, per chi vende, possiede, compra o affitta",
      conveyancing: "Dall’offerta firmata al titolo di proprietà",
      "after-sales": "Consegna, inquilini e manutenzione, finché la\u00A0casa è\u00A0Sua",
    },
  },
  statistics: {
    title: "Orizzonte in tre cifre",
    atLeast: "{count}+",
    meanings: {
      properties: {
        title: "immobili di pregio",
        text: "In tutta Dubai: quelli che i nostri consulenti Le possono mostrare o trovare. I pochi di questa pagina sono quelli che offriamo noi.",
      },
      languages: {
        title: "lingue parlate",
        text: "Da tutti noi, messi insieme. I nostri consulenti, quelli che parlano con Lei, ne conoscono oltre {partnerLanguages}.",
      },
      specialists: {
        title: "specialisti",
        text: "Per il diritto, il fisco, i terreni, la consegna e gli affitti, a sostegno del consulente che La segue.",
      },
    },
  },
  whatsapp: { chat: "WhatsApp", note: "scrivi in chat (si apre in una nuova scheda)" },
  partner: {
    title: "Trovi il Suo consulente",
    text: "Il Suo consulente è la persona che La segue, sempre la stessa, dalla prima telefonata fin dopo la consegna delle chiavi.",
    action: "Vedi tutti i consulenti",
  },
  callToAction: {
    title: "Lei ci dice la\u00A0via, noi\u00A0apriamo la\u00A0porta",
    text: "Una consulenza è una conversazione, nella Sua lingua: a\u00A0Dubai, al\u00A0telefono o\u00A0in\u00A0videochiamata.",
    consultation: "Fissa una consulenza",
    about: "Una consulenza",
    browse: "Guarda gli immobili",
  },
};
