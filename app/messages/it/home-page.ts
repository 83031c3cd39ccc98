import type { HomePageMessages } from "../en/home-page";

export const homePage: HomePageMessages = {
  head: {
    title: "Case e investimenti a Dubai, agenzia a guida italiana",
    description:
      "Agenzia immobiliare e consulenza d’investimento: case da comprare e da affittare a Dubai, investimenti off-plan, guide a sei quartieri.",
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
      1: "Una casa pronta da abitare",
      2: "Due case pronte da abitare",
      3: "Tre case pronte da abitare",
      4: "Quattro case pronte da abitare",
      5: "Cinque case pronte da abitare",
      6: "Sei case pronte da abitare",
      7: "Sette case pronte da abitare",
      8: "Otto case pronte da abitare",
      9: "Nove case pronte da abitare",
      other: "{count} case pronte da abitare",
    },
    text: "Un consulente le visita una per una prima di proporgliele.",
    all: "Vedi tutte",
  },
  explore: {
    eyebrow: "Alla scoperta di Dubai",
    title: "Il quartiere conta più dello skyline",
    text: "Sei quartieri: quanto costano le case, a chi si addicono, come ci si vive di mattina e di sera.",
    link: "Guide ai quartieri",
  },
  consultation: {
    eyebrow: "Consulenza immediata",
    title: "Per cominciare bastano un budget e una data",
    text: "Un consulente La richiama, Le indica le due o tre case adatte e Le dice quali lasciar perdere. Quando l’ufficio è chiuso risponde l’assistenza.",
    action: "Chiedi informazioni",
    about: "Una consulenza immediata",
  },
  activeListings: {
    title: "Comprare o affittare",
    sale: { word: "Acquisto", link: "Case in vendita" },
    rent: { word: "Affitto", link: "Case in affitto" },
  },
  exclusives: {
    eyebrow: "Su appuntamento",
    text: "{location}. Ci scriva, e fissiamo la visita.",
    enquire: "Chiedi informazioni",
    learn: "Scopri di più",
    about: "({title})",
  },
  nextSteps: {
    title: "Comprare, vendere, comprare sulla carta",
    rows: {
      buy: {
        title: "Acquista",
        text: "Case finite, da visitare con un consulente che conosce l’edificio. Se nessuna va bene, cerchiamo altrove.",
      },
      sell: {
        title: "Vendi",
        text: "Una valutazione gratuita, con le compravendite su cui si basa; poi fotografie, visite e passaggio di proprietà.",
      },
      offPlan: {
        title: "Off-plan",
        text: "Cioè sulla carta: una casa scelta sul progetto e pagata man mano che la torre sale, da rivalutare, da affittare o da tenere.",
      },
    },
  },
  approach: {
    eyebrow: "Il nostro metodo",
    title: "Prudenti nel consigliare, rapidi nel rispondere",
    text: "Non abbiamo fretta di venderLe una torre. Prima che arrivi a Lei, un immobile deve convincere noi.",
    steps: [
      {
        title: "Ascoltiamo",
        text: "Una conversazione nella Sua lingua: il budget, le date, e se la casa serve per abitarci, per affittarla o per tenerla.",
      },
      {
        title: "Guardiamo",
        text: "Costruttore, contratto, piano di pagamento, spese condominiali, posizione. Le proponiamo due o tre case, e di ognuna Le diciamo anche i difetti.",
      },
      {
        title: "Restiamo",
        text: "Offerta, passaggio di proprietà, chiavi, inquilino, riparazioni: il Suo referente resta lo stesso, dall’inizio alla fine.",
      },
    ],
    caption: "Qui ogni consiglio si discute.",
  },
  overview: {
    title: "Chi siamo",
    text: "Veniamo dall’Italia, dove una casa si costruisce perché duri. Alle torri ancora sulla carta chiediamo lo stesso: chi le costruisce, chi ne avrà cura, come staranno tra trent’anni.",
    link: "Scopri chi siamo",
  },
  letter: {
    eyebrow: "Messaggio del CEO",
    opening: "L’orizzonte è\u00A0la\u00A0linea che\u00A0si\u00A0guarda prima di\u00A0partire.",
    text: "Ho scelto questo nome perché comprare a Dubai, e soprattutto sulla carta, vuol dire impegnarsi per qualcosa che non c’è ancora: una torre che è un disegno, un quartiere che è una fila di gru, un affitto che è una previsione.",
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
        text: "Mostrare a\u00A0ogni cliente le\u00A0poche case che fanno per\u00A0lui, con\u00A0i\u00A0pro e\u00A0i\u00A0contro, in\u00A0cifre, sulla\u00A0stessa pagina.",
      },
    ],
  },
  services: {
    title: {
      7: "Sette servizi, un\u00A0solo referente",
      other: "{count} servizi, un solo referente",
    },
    lines: {
      research: "Dove vanno prezzi, affitti e offerta, e\u00A0chi\u00A0lo\u00A0dice",
      portfolio: "Per privati e investitori istituzionali",
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
        text: "In tutta Dubai: quelli che i consulenti possono mostrarLe o trovare per Lei. Direttamente ne offriamo pochi.",
      },
      languages: {
        title: "lingue parlate",
        text: "In tutta l’agenzia. I consulenti con cui parlerà ne conoscono oltre {partnerLanguages}.",
      },
      specialists: {
        title: "specialisti",
        text: "In diritto, fisco, terreni, consegne e locazioni, a sostegno del consulente che La segue.",
      },
    },
  },
  whatsapp: { chat: "WhatsApp", note: "ci scriva in chat (si apre in una nuova scheda)" },
  partner: {
    title: "Trovi il Suo consulente",
    text: "Ci dica che cosa Le serve e in quale lingua. Chi Le risponde La seguirà fino alla fine.",
    contact: "Contatta questo consulente",
    action: "Vedi tutti i consulenti",
  },
  callToAction: {
    title: "Ci dica dove: Le\u00A0apriamo noi la\u00A0porta",
    text: "Una prima conversazione nella Sua lingua: a Dubai, al telefono o in videochiamata.",
    consultation: "Fissa una consulenza",
    about: "Una consulenza",
    browse: "Vedi gli immobili",
  },
};
