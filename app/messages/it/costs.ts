import type { CostsMessages } from "../en/costs";

export const costs: CostsMessages = {
  purchase: {
    title: "Quanto costa l’acquisto",
    brief: "più le spese d’acquisto: {amount} circa",
    summary: "Spese d’acquisto: {amount} circa",
    total: "Con le spese: {amount}",
    lines: {
      transfer: {
        name: "Tassa sul passaggio di proprietà, Dubai Land Department",
        note: "È {share} del prezzo. Per legge, salvo patto contrario, spetta per metà al venditore e per metà all’acquirente, ma di solito la paga tutta l’acquirente.",
      },
      trustee: {
        name: "Ufficio di registrazione (trustee)",
        note: "{fee} più IVA al {vat}. Paga l’acquirente.",
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
        note: "È {share} del prezzo, più IVA al {vat}. Di norma paga l’acquirente.",
      },
      oqood: {
        name: "Registrazione Oqood",
        note: "Iscrizione dell’acquisto off-plan; il titolo di proprietà arriva con la consegna. Paga l’acquirente, se non lo fa il costruttore.",
      },
      rasAlKhaimahTransfer: {
        name: "Tassa sul passaggio di proprietà, municipalità di Ras\u00A0Al\u00A0Khaimah",
        note: "È {share} del prezzo. Per legge spetta per metà al venditore e per metà all’acquirente, ma negli acquisti off-plan di solito la paga tutta l’acquirente.",
      },
      rasAlKhaimahEntry: {
        name: "Registrazione dell’acquisto off-plan",
        note: "Iscrizione nel registro dell’emirato: dalla tariffa della municipalità alla cifra più alta indicata da un’agenzia. Paga l’acquirente.",
      },
      mortgage: {
        name: "Iscrizione dell’ipoteca",
        note: "È {share} del mutuo ({loan}), più {entry}. Paga l’acquirente.",
      },
    },
    sums: {
      costs: "Totale delle spese",
      withPrice: "Prezzo e spese",
    },
    note: "Cifre indicative, verificate {date} sulle pagine del Land Department e su quanto pubblicano uffici di registrazione, agenzie e avvocati; chi paga che cosa lo decide il contratto.",
    noteFeesRasAlKhaimah:
      "Cifre indicative, verificate {date} sulle pagine della municipalità e su quanto pubblicano costruttori e agenzie; chi paga che cosa lo decide il contratto.",
    noteRasAlKhaimah:
      "Cifre indicative, al prezzo più basso di ogni tipo, verificate {date} su pagine della municipalità, di costruttori e di agenzie; chi paga che cosa lo decide il contratto.",
    loan: {
      loanLimits: [
        "Per la prima casa pronta, fino a {limit}, le banche prestano al massimo {national} del prezzo ai cittadini degli Emirati e {resident} ai residenti stranieri; per prezzi più alti, al massimo {nationalAbove} e {residentAbove}.",
        "Dalla seconda casa in poi prestano al massimo {nationalFurther} e {residentFurther}, per una casa off-plan {offPlan}; ai non residenti, di solito, {nonResident}.",
        "La tassa sul passaggio di proprietà e la provvigione non si possono finanziare. A parte si pagano le commissioni e la perizia della banca.",
      ],
      source:
        "Fonti: Banca Centrale degli Emirati, regolamento 31/2013 e circolare 1799/2020; per i non residenti, quanto pubblicano le banche.",
    },
  },
  tenancy: {
    title: "Quanto si paga all’ingresso",
    brief: "all’ingresso, oltre al canone: {amount} circa",
    movingIn: "Quanto si paga all’ingresso, con il primo di quattro assegni: {amount} circa",
    summary: "Quanto si paga all’ingresso, oltre al canone: {amount} circa",
    lines: {
      deposit: {
        name: "Deposito cauzionale",
        note: "È {from} del canone annuo se la casa non è arredata, {to} se lo è. Il proprietario lo restituisce a fine contratto, detratti eventuali danni.",
      },
      agency: {
        name: "Provvigione dell’agenzia",
        note: "È {share} del canone annuo, più IVA al {vat}. Di solito paga l’inquilino.",
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
    cheques: "In quanti assegni si paga il canone lo stabilisce il contratto.",
    assumesYear:
      "Queste cifre presuppongono che {rent} sia il canone di un anno: lo stiamo verificando.",
    sum: "Oltre al canone",
    withRent: {
      "1": "Con tutto il canone in un assegno",
      "4": "Con il primo di quattro assegni del canone",
    },
    monthly:
      "A parte c’è la tassa comunale sull’alloggio: {share} del canone annuo, ripartito su dodici bollette DEWA (i cittadini degli Emirati sono esenti). In alcune torri si versa anche un deposito per il teleraffrescamento.",
    note: "Cifre indicative, verificate {date} su quanto pubblicano stampa e agenzie di Dubai. Chi paga che cosa lo decide il contratto.",
  },
};
