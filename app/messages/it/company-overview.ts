import type { CompanyOverviewMessages } from "../en/company-overview";

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
    link: "Scopra di più",
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
