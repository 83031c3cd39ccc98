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
        note: "È {share} del prezzo. Per legge spetta per metà al venditore e per metà all’acquirente, ma di solito la paga tutta l’acquirente.",
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
        note: "Nel registro dell’emirato; il titolo di proprietà arriva con la consegna. Paga l’acquirente.",
      },
      mortgage: {
        name: "Iscrizione dell’ipoteca",
        note: "È {share} del mutuo ({loan}), più {entry}. Paga l’acquirente.",
      },
    },
    sums: {
      costs: "Totale delle spese",
      withPrice: "Prezzo e spese",
      ownFunds: "Mezzi propri (mutuo: {share})",
    },
    note: "Cifre indicative, verificate {date} sulle pagine del Land Department e su quanto pubblicano uffici di registrazione, agenzie e avvocati; chi paga che cosa lo decide il contratto.",
    noteFeesRasAlKhaimah:
      "Cifre indicative, verificate {date} sulle pagine della municipalità e su quanto pubblicano costruttori e agenzie; chi paga che cosa lo decide il contratto.",
    noteRasAlKhaimah:
      "Cifre indicative, al prezzo più basso di ogni tipo, verificate {date} su pagine della municipalità, di costruttori e di agenzie; chi paga che cosa lo decide il contratto.",
    loan: {
      title: "Con un mutuo",
      field: {
        label: "Mutuo, % del prezzo",
        hint: "La quota del prezzo che presta la banca: di solito {nonResident} a chi non risiede negli Emirati. Senza mutuo, inserisca 0.",
        empty:
          "Inserisca il mutuo in % del prezzo, per esempio {example}. Senza mutuo, inserisca 0.",
        unreadable: "Inserisca in cifre il mutuo in % del prezzo, per esempio {example}.",
        outOfRange:
          "Il mutuo in % del prezzo dev’essere compreso tra {min} e {max}: su questa casa nessuna banca può prestare di più.",
      },
      rate: {
        label: "Tasso d’interesse annuo, %",
        hint: "Il tasso proposto dalla banca. Insieme alla durata, serve a calcolare la rata mensile.",
        empty:
          "Inserisca anche il tasso d’interesse, per esempio {example}, oppure tolga la durata.",
        unreadable: "Inserisca in cifre il tasso d’interesse annuo in %, per esempio {example}.",
        outOfRange: "Il tasso d’interesse annuo in % dev’essere compreso tra {min} e {max}.",
      },
      years: {
        label: "Durata del mutuo, anni",
        hint: "Negli Emirati al massimo {max} anni.",
        empty: "Inserisca anche la durata, per esempio {example} anni, oppure tolga il tasso.",
        unreadable: "La durata dev’essere un numero intero di anni, per esempio {example}.",
        outOfRange: "La durata dev’essere compresa tra {min} e {max} anni.",
      },
      rows: {
        instalment: {
          name: "Rata mensile",
          note: "Mutuo {loan}, durata in anni {years}, tasso annuo {rate}, a rata costante. Tasso e durata li decide la banca; di solito il tasso è fisso solo per qualche anno.",
        },
        interest: {
          name: "Totale degli interessi",
          note: "Se il tasso resta lo stesso ({rate}) per tutta la durata.",
        },
      },
      submit: "Calcola",
      loanLimits: [
        "Per la prima casa pronta, fino a {limit}, le banche prestano al massimo {national} del prezzo ai cittadini degli Emirati e {resident} ai residenti stranieri; per prezzi più alti, al massimo {nationalAbove} e {residentAbove}.",
        "Dalla seconda casa in poi prestano al massimo {nationalFurther} e {residentFurther}, per una casa off-plan {offPlan}; ai non residenti, di solito, {nonResident}.",
        "La tassa sul passaggio di proprietà e la provvigione non si possono finanziare. A parte si pagano le commissioni e la perizia della banca.",
      ],
      source:
        "Fonti: Banca Centrale degli Emirati, regolamento 31/2013 e circolare 1799/2020; per i non residenti, quanto pubblicano le banche.",
    },
  },
  return: {
    title: "Quanto può rendere",
    text: "Il calcolo parte dalle Sue cifre: il risultato non è una promessa.",
    fields: {
      price: {
        label: "Prezzo, AED",
        empty: "Inserisca il prezzo, per esempio {example}.",
        unreadable: "Inserisca il prezzo in cifre, per esempio {example}.",
        outOfRange: "Il prezzo dev’essere superiore a 0 e al massimo pari a {max}.",
      },
      rent: {
        label: "Canone annuo, AED",
        hint: "Una Sua ipotesi. Per gli appartamenti di Dubai stimiamo, nel {year}, {yields} l’anno: sarebbe un canone {amount}. Le ville di solito rendono meno.",
        given: {
          tenant: "Il canone che paga l’inquilino. Lo modifichi, se ne prevede un altro.",
          estimate: "La nostra stima per questa casa. La modifichi, se ha un dato più preciso.",
        },
        empty: "Inserisca il canone di un anno, per esempio {example}.",
        unreadable: "Inserisca il canone in cifre, per esempio {example}.",
        outOfRange: "Il canone dev’essere superiore a 0 e al massimo pari a {max}.",
      },
      service: {
        label: "Spese condominiali, AED al ft²",
        hint: "Importo annuo, al ft² come si usa a Dubai: una Sua ipotesi. Per questa casa non le abbiamo ancora: ce le chieda e le cerchiamo.",
        hintGiven:
          "Importo annuo, al ft² come si usa a Dubai: è quello indicato per questa casa. Lo modifichi, se ha un dato più preciso.",
        empty: "Inserisca le spese condominiali, per esempio {example}.",
        unreadable: "Inserisca le spese condominiali in cifre, per esempio {example}.",
        outOfRange:
          "Le spese condominiali devono essere comprese tra {min} e {max} AED al ft² l’anno.",
      },
    },
    submit: "Calcola il rendimento",
    rows: {
      rent: {
        name: "Canone annuo",
        assumed: "Una Sua ipotesi.",
        tenant: "Quello che paga l’inquilino.",
        estimate: "Una nostra stima.",
      },
      gross: { name: "Rendimento lordo", note: "Il canone in rapporto a {price}." },
      service: {
        name: "Spese condominiali annue",
        given: "{charge} AED al ft², per {area} ft²: come indicato per questa casa.",
        assumed: "{charge} AED al ft², per {area} ft²: una Sua ipotesi.",
      },
      remainingRent: {
        name: "Quanto resta del canone",
        note: "All’anno, al lordo di sfitto, manutenzione, gestione e tasse.",
      },
      net: {
        name: "Rendimento al netto delle spese condominiali",
        note: "Quanto resta, in rapporto al prezzo.",
      },
    },
    notes: [
      "I rendimenti non tengono conto delle spese d’acquisto. Li riducono anche i periodi di sfitto, le riparazioni, la gestione e le tasse del Suo Paese.",
    ],
  },
  tenancy: {
    title: "Quanto si paga all’ingresso",
    brief: "all’ingresso, oltre al canone: {amount} circa",
    summary: "Spese all’ingresso: {amount} circa",
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
    assumesYear: "Il canone è calcolato come annuo: il periodo è da confermare.",
    sum: "Oltre al canone",
    monthly:
      "A parte c’è la tassa comunale sull’alloggio: {share} del canone annuo, ripartito su dodici bollette DEWA (i cittadini degli Emirati sono esenti). In alcune torri si versa anche un deposito per il teleraffrescamento.",
    note: "Cifre indicative, verificate {date} su quanto pubblicano stampa e agenzie di Dubai. Chi paga che cosa lo decide il contratto.",
  },
};
