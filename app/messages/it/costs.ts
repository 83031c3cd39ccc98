import type { CostsMessages } from "../en/costs";

export const costs: CostsMessages = {
  about: "{amount} circa",
  purchase: {
    title: "Quanto costa l’acquisto",
    brief: "più le spese d’acquisto: {amount} circa",
    lines: {
      transfer: {
        name: "Tassa di trasferimento, Dubai Land Department",
        note: "{share} del prezzo. Per legge metà a carico del venditore e metà a carico dell’acquirente; di solito la paga tutta l’acquirente.",
      },
      trustee: {
        name: "Ufficio di registrazione (trustee)",
        note: "{fee} più IVA {vat}. Paga l’acquirente.",
      },
      deed: {
        name: "Titolo di proprietà (title deed)",
        note: "Titolo e planimetria, importo indicativo. Paga l’acquirente.",
      },
      noc: {
        name: "Nulla osta del costruttore (NOC)",
        note: "Ogni costruttore ha la sua tariffa. Paga il venditore o l’acquirente, secondo il contratto.",
      },
      brokerage: {
        name: "Provvigione dell’agenzia",
        note: "{share} del prezzo più IVA {vat}. Di norma paga l’acquirente.",
      },
      oqood: {
        name: "Registrazione Oqood",
        note: "Iscrizione dell’acquisto off-plan; il titolo di proprietà arriva con la consegna. Paga l’acquirente, se non lo fa il costruttore.",
      },
      rasAlKhaimahTransfer: {
        name: "Tassa di trasferimento, municipalità di Ras\u00A0Al\u00A0Khaimah",
        note: "{share} del prezzo. Per legge metà a carico del venditore e metà a carico dell’acquirente; negli acquisti off-plan di solito la paga tutta l’acquirente.",
      },
      rasAlKhaimahEntry: {
        name: "Registrazione dell’acquisto off-plan",
        note: "Nel registro proprio dell’emirato; il titolo di proprietà arriva con la consegna. Paga l’acquirente.",
      },
      mortgage: {
        name: "Iscrizione dell’ipoteca",
        note: "{share} del mutuo di {loan}, più {entry}. Paga l’acquirente.",
      },
    },
    sums: {
      costs: "Totale delle spese",
      withPrice: "Prezzo e spese",
      own: "Mezzi propri (mutuo: {share})",
    },
    note: "Cifre indicative, verificate {date} sulle pagine del Land Department e su quanto pubblicano uffici di registrazione, agenzie e avvocati; chi paga che cosa lo decide il contratto.",
    noteFeesRasAlKhaimah:
      "Cifre indicative, verificate {date} sulle pagine della municipalità e su quanto pubblicano costruttori e agenzie; chi paga che cosa lo decide il contratto.",
    noteRasAlKhaimah:
      "Cifre indicative, al prezzo più basso di ogni tipo, verificate {date} sulle pagine della municipalità e su quanto pubblicano costruttori e agenzie; chi paga che cosa lo decide il contratto.",
    loan: {
      field: {
        label: "Mutuo, % del prezzo",
        hint: "La quota che Le presta una banca: di solito {nonResident} per chi non risiede negli Emirati. Senza mutuo, inserisca 0.",
        empty:
          "Inserisca il mutuo in % del prezzo, per esempio {example}. Senza mutuo, inserisca 0.",
        unreadable: "Il mutuo in % del prezzo dev’essere un numero, per esempio {example}.",
        outOfRange:
          "Il mutuo in % del prezzo deve stare tra {min} e {max}: su questa casa nessuna banca può prestare di più.",
      },
      submit: "Calcola",
      bounds:
        "Quanto possono prestare le banche. Casa pronta, fino a {limit}: {national} ai cittadini degli Emirati, {resident} ai residenti stranieri alla prima casa nel Paese; oltre quel prezzo, {nationalAbove} e {residentAbove}. Dalla seconda casa in poi: {nationalFurther} e {residentFurther}. Acquisto off-plan: {offPlan}. Non residenti: di solito {nonResident}. A questo si aggiungono le commissioni e la perizia della banca.",
      source:
        "Fonti: Banca Centrale degli Emirati, regolamento 31/2013 e circolare 1799/2020; per i non residenti, quanto pubblicano le banche.",
    },
  },
  tenancy: {
    title: "Quanto paga all’inizio l’inquilino",
    brief: "all’inizio, oltre al canone: {amount} circa",
    lines: {
      deposit: {
        name: "Deposito cauzionale",
        note: "{from} del canone annuo se la casa non è arredata, {to} se è arredata. Il proprietario lo restituisce a fine contratto, detratti eventuali danni.",
      },
      agency: {
        name: "Provvigione dell’agenzia",
        note: "{share} del canone annuo più IVA {vat}. Di solito paga l’inquilino.",
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
    monthly:
      "A parte si paga la tassa comunale sull’alloggio: {share} del canone annuo, in dodici bollette DEWA (ne sono esenti i cittadini degli Emirati). Alcune torri chiedono anche un deposito per il teleraffrescamento.",
    note: "Cifre indicative, verificate {date} su quanto pubblicano stampa e agenzie di Dubai. Chi paga che cosa lo decide il contratto.",
  },
};
