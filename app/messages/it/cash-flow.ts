import type { CashFlowMessages } from "../en/cash-flow";

export const cashFlow: CashFlowMessages = {
  head: {
    title: "Reddito da locazione",
    description:
      "Quanto rende una casa in affitto: {yields} l’anno, con i conti sul Suo prezzo e sulle Sue spese, e tre progetti off-plan a Dubai, da affittare dopo la consegna.",
  },
  title: "Un affitto che aiuta a\u00A0comprare la\u00A0prossima casa",
  lead: "L’affitto di un anno in percentuale del prezzo, al lordo di spese e sfitto: qui sotto si vede quanto pesano.",
  source:
    "Nostra stima per gli appartamenti di Dubai nel {year}, sui rendimenti lordi pubblicati dalle agenzie. Le ville di solito rendono meno.",
  calculator: {
    eyebrow: "Calcolo del rendimento",
    title: "Quanto rende, prima e dopo le spese",
    text: "Inserisca il Suo prezzo e le Sue spese. L’esempio è su {price}, con spese del {costs}.",
    submit: "Calcolo",
    fields: {
      price: {
        label: "Prezzo della casa",
        empty: "Inserisca il prezzo della casa, per esempio {example}.",
        unreadable: "Inserisca il prezzo della casa in cifre, per esempio {example} o 1,5 mln.",
        outOfRange: "Il prezzo della casa dev’essere superiore a 0 e al massimo pari a {max}.",
      },
      currency: { label: "Valuta" },
      costs: {
        label: "Spese, % dell’affitto",
        hint: "Una Sua stima: spese condominiali, gestione, periodi di sfitto.",
        empty:
          "Inserisca le spese in % dell’affitto, per esempio {example}. Se non ce ne sono, inserisca 0.",
        unreadable: "Inserisca in cifre le spese in % dell’affitto, per esempio {example}.",
        outOfRange: "Le spese in % dell’affitto devono essere comprese tra {min} e {max}.",
      },
    },
    table: {
      caption: "Affitto di una casa da {price}",
      convertedAmount: "{amount}\u00A0circa",
      rowHeader: "Quanto rende",
      at: "{rate} lordo",
      yearly: "Affitto annuo",
      monthly: "Affitto mensile",
      afterCosts: "All’anno, tolte le Sue spese ({costs})",
      monthlyAfterCosts: "Al mese, tolte le spese",
      netYield: "Rendimento al netto delle spese",
    },
    waiting: "Corregga i campi evidenziati e le cifre compariranno qui.",
    note: "Gli estremi della nostra stima sono {low} e {high} per il {year}, al lordo delle spese. Dollari e dirham sono convertiti al cambio fisso di {peg} per dollaro.",
  },
  projects: "Tre edifici off-plan, cioè sulla carta: l’affitto comincia dopo la consegna",
  benefits: {
    title: "Da che cosa dipende l’affitto",
    items: [
      {
        title: "Entrate regolari",
        text: "Il contratto di locazione fissa l’affitto prima che l’anno cominci. Lei conosce la cifra dal giorno in cui l’inquilino firma.",
      },
      {
        title: "Pochi mesi di sfitto",
        text: "Un inquilino guarda prima di tutto il mare o il canale vicino, la piscina, la strada per il lavoro. Si compra pensando a lui, non alla brochure.",
      },
      {
        title: "Il rendimento, voce per voce",
        text: "Affitto lungo o breve (per il breve serve un permesso), casa arredata o no, gestita da noi o da Lei: prima che decida, Le diciamo quanto resta in ogni caso.",
      },
    ],
  },
  callToAction: {
    title: "Cominci da\u00A0una\u00A0cifra, Sua o nostra",
    text: "Ci dica quanto vorrebbe incassare ogni mese. Le diciamo quanto occorre investire e quale casa si avvicina di più.",
    action: "Cominci adesso",
    about: "Reddito da locazione",
    next: "Preferisce la rivalutazione? Ecco i cinque progetti",
  },
};
