import type { CostsWords } from "../contract/costs";

export const costs: CostsWords = {
  about: "{amount} circa",
  purchase: {
    title: "Quanto costa comprarla",
    brief: "più le spese d’acquisto: {amount} circa",
    lines: {
      transfer: {
        name: "Tassa di trasferimento, Dubai Land Department",
        note: "{share} del prezzo. Per legge metà ciascuno; di solito la paga tutta l’acquirente.",
      },
      trustee: {
        name: "Ufficio di registrazione (trustee)",
        note: "{fee} più IVA al {vat}. Paga l’acquirente.",
      },
      deed: {
        name: "Atto di proprietà (title deed)",
        note: "Atto e planimetria, all’incirca. Paga l’acquirente.",
      },
      noc: {
        name: "Nulla osta del costruttore (NOC)",
        note: "Ogni costruttore ha la sua tariffa. Paga il venditore o l’acquirente, secondo il contratto.",
      },
      brokerage: {
        name: "Provvigione dell’agenzia",
        note: "{share} del prezzo più IVA al {vat}. Paga l’acquirente.",
      },
      oqood: {
        name: "Registrazione Oqood",
        note: "L’iscrizione di una casa sulla carta; l’atto di proprietà arriva con la consegna. Paga l’acquirente, se non lo fa il costruttore.",
      },
      rasAlKhaimahTransfer: {
        name: "Tassa di trasferimento, municipalità di Ras\u00A0Al\u00A0Khaimah",
        note: "{share} del prezzo. Per legge metà ciascuno; sulla carta di solito la paga tutta l’acquirente.",
      },
      rasAlKhaimahEntry: {
        name: "Registrazione sulla carta",
        note: "Nel registro proprio dell’emirato; l’atto di proprietà arriva con la consegna. Paga l’acquirente.",
      },
      mortgage: {
        name: "Iscrizione dell’ipoteca",
        note: "{share} del mutuo di {loan}, più {entry}. Paga l’acquirente.",
      },
    },
    sums: {
      costs: "Tutte le spese",
      withPrice: "Prezzo e spese",
      own: "Di tasca Sua, con un mutuo del {share}",
    },
    note: "Cifre indicative, verificate il {date} sulle pagine del Land Department e su quanto pubblicano uffici di registrazione, agenzie e avvocati; chi paga che cosa lo decide il contratto.",
    noteRasAlKhaimah:
      "Cifre indicative, al prezzo più basso di ogni tipo, verificate il {date} sulle pagine della municipalità e su quanto pubblicano costruttori e agenzie; chi paga che cosa lo decide il contratto.",
    loan: {
      field: {
        label: "Mutuo, % del prezzo",
        hint: "La quota che Le presta una banca. Senza mutuo, inserisca 0.",
        empty:
          "Inserisca il mutuo in % del prezzo, per esempio {example}. Senza mutuo, inserisca 0.",
        unreadable: "Il mutuo in % del prezzo dev’essere un numero, per esempio {example}.",
        outOfRange:
          "Il mutuo in % del prezzo deve stare tra {min} e {max}: su questa casa nessuna banca può prestare di più.",
      },
      submit: "Calcola",
      bounds:
        "Quanto possono prestare le banche: su una casa pronta, fino a {limit}, il {national} ai cittadini degli Emirati e il {resident} ai residenti stranieri che comprano qui la prima casa; oltre quel prezzo, il {nationalAbove} e il {residentAbove}; su un’altra casa, il {nationalFurther} e il {residentFurther}; sulla carta, il {offPlan}. Ai non residenti prestano di solito il {nonResident}. Le commissioni della banca e la sua perizia si aggiungono.",
      source:
        "Fonti: Banca Centrale degli Emirati, regolamento 31/2013 e circolare 1799/2020; per i non residenti, quanto pubblicano le banche.",
    },
  },
  tenancy: {
    title: "Quanto paga all’inizio l’inquilino",
    brief: "oltre all’affitto, all’inizio {amount} circa",
    lines: {
      deposit: {
        name: "Deposito cauzionale",
        note: "{from} dell’affitto annuo senza mobili, {to} con i mobili. Il proprietario lo restituisce alla fine.",
      },
      agency: {
        name: "Agenzia",
        note: "{share} dell’affitto annuo più IVA al {vat}. Paga l’inquilino.",
      },
      ejari: {
        name: "Ejari",
        note: "Registrazione del contratto. Di solito paga l’inquilino.",
      },
      utilities: {
        name: "Acqua e luce, DEWA",
        note: "Un deposito, restituito quando l’inquilino se ne va.",
      },
    },
    sum: "Oltre all’affitto",
    note: "Cifre indicative, verificate il {date} su quanto pubblicano stampa e agenzie di Dubai. L’affitto s’intende annuo; chi paga che cosa lo decide il contratto.",
  },
};
