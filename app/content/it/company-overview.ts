import type { CompanyOverviewWords } from "../contract/company-overview";

/** The words of /company-overview. */
export const companyOverview: CompanyOverviewWords = {
  head: {
    title: "Chi siamo",
    description:
      "Agenzia immobiliare e consulenza d’investimento di Dubai, a guida italiana: ricerca, patrimoni, pianificazione, costruttori, servizi legali, assistenza.",
  },
  eyebrow: "Chi siamo",
  title: "Un’agenzia di Dubai a guida italiana, al lavoro dove la città è ancora un disegno",
  intro: {
    lead: "Consigliamo persone e istituzioni che a Dubai comprano, affittano, vendono o costruiscono. Gran parte del nostro lavoro è sulla carta: case comprate prima che siano costruite.",
    text: "È un lavoro che chiede più di un elenco di annunci. Chiede che cosa sarà un quartiere quando le gru se ne andranno, che cosa fa un piano di pagamento al Suo anno, che cosa dice il contratto e chi risponde se qualcosa è in ritardo. Per questo abbiamo in casa sei discipline, e un solo partner Le porta quelle che Le servono.",
  },
  disciplines: {
    eyebrow: "Che cosa facciamo",
    title: "Sei discipline",
    link: "Leggi di più",
    rows: {
      research: {
        title: "Ricerca e consulenza",
        text: "Le tendenze macroeconomiche, lette fino al quartiere e alla via, prima di nominare una casa.",
      },
      portfolio: {
        title: "Gestione del patrimonio",
        text: "Valutazione e gestione di quanto possiedono grandi patrimoni e investitori istituzionali.",
      },
      "financial-planning": {
        title: "Pianificazione finanziaria",
        text: "Un piano personale di sviluppo finanziario in cui ogni rata ha il suo posto.",
      },
      developers: {
        title: "Servizi ai costruttori",
        text: "Ricerca e acquisizione di terreni, costituzione di società per costruttori esteri, consulenza legale e fiscale.",
      },
      conveyancing: {
        title: "Servizi legali",
        text: "Il trasferimento di proprietà, dall’offerta firmata all’atto, per procura se Lei è lontano.",
      },
      "after-sales": {
        title: "Dopo l’acquisto",
        text: "Consegna, inquilini e manutenzione, finché la casa è Sua.",
      },
    },
  },
  commitment: {
    title: "Il nostro impegno",
    statement: "Le diciamo il rischio nella stessa frase del rendimento, e di chi è la cifra.",
    promises: [
      {
        title: "Cifre con una fonte",
        text: "Del costruttore, del mercato o nostre: ogni cifra dice di chi è. I rendimenti passati non garantiscono quelli futuri.",
      },
      {
        title: "Risponde una persona",
        text: "Il Suo partner resta lo stesso, dalla prima domanda alla cura della casa.",
      },
      {
        title: "Anche il no è una risposta",
        text: "Se una casa non va bene per il Suo piano la sconsigliamo, chiunque la venda.",
      },
    ],
  },
  people: {
    title: "Le persone",
    ceo: "Messaggio del CEO",
    team: "I nostri partner",
    write: "Contatti",
    about: "Chi siamo",
  },
};
