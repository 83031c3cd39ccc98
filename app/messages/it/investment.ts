import type {
  InvestmentMessages,
  CapitalAppreciationMessages,
  CashFlowMessages,
  TrophyAssetMessages,
} from "../en/investment";

export const investment: InvestmentMessages = {
  risk: "Né le previsioni né i rendimenti passati garantiscono quelli futuri. Le cifre sono del costruttore, del mercato o nostre: è indicato caso per caso.",
  pages: {
    "capital-appreciation": {
      title: "Rivalutazione del\u00A0capitale",
      line: "Cinque progetti che puntano sul valore alla consegna",
    },
    "cash-flow": {
      title: "Reddito da\u00A0locazione",
      line: "Case da mettere a\u00A0reddito: il rendimento comincia dopo la\u00A0consegna",
    },
    "trophy-asset": {
      title: "Immobili di\u00A0prestigio",
      line: "Due residenze firmate, da tenere e non da rivendere",
    },
    prelaunch: {
      title: "Investimenti in\u00A0prelancio",
      line: "Palazzo Tissoli, ai\u00A0prezzi di\u00A0prelancio",
    },
  },
};

export const capitalAppreciation: CapitalAppreciationMessages = {
  head: {
    title: "Rivalutazione del capitale",
    description:
      "Cinque progetti off-plan negli Emirati, da comprare oggi per quanto potranno valere alla consegna.",
  },
  title: "Si compra un\u00A0disegno, resta una\u00A0casa",
  lead: "Cinque progetti off-plan, cioè sulla carta, per un capitale che può aspettare. Quanto varranno non lo sa nessuno.",
  withPlan: {
    description: "Con il piano {shares} di Al Marjan, sul Suo prezzo.",
    lead: "Per uno dei cinque mostriamo quanto si paga, e quando.",
  },
  benefits: {
    title: "Tre cose da\u00A0guardare in\u00A0un\u00A0edificio che\u00A0non\u00A0c’è ancora",
    items: [
      {
        title: "Crescita nel tempo",
        text: "Il prezzo di un disegno e quello di una casa finita sono due prezzi diversi. Negli anni che li separano sta il Suo guadagno, se il mercato tiene.",
      },
      {
        title: "Posizioni rare",
        text: "Un’isola, un lungomare, un giardino in città: luoghi che non si fanno due volte.",
      },
      {
        title: "Il contratto, prima della firma",
        text: "Lo leggiamo insieme: che cosa si paga, quando, e che cosa succede se i lavori sono in ritardo.",
      },
    ],
  },
  projects: "Cinque progetti",
  plan: {
    eyebrow: "Al Marjan Island Residences · Piano di pagamento",
    title: "Il piano di\u00A0pagamento, con\u00A0il\u00A0Suo\u00A0prezzo",
    text: "Inserisca un prezzo e vedrà quanto paga e quando, spese d’acquisto comprese. L’esempio è su {example}.",
    submit: "Mostra tutti i pagamenti",
    payments: {
      beforeHandover: {
        when: "Fino alla consegna",
        what: "A rate, durante i lavori.",
      },
      atHandover: {
        when: "Alla consegna, {month}",
        what: "Si paga alla consegna delle chiavi, se i lavori rispettano i tempi.",
      },
    },
    note: "Il piano di pagamento {shares} e la data di consegna sono del costruttore.",
  },
  callToAction: {
    title: "Quale dei\u00A0cinque, e\u00A0perché\u00A0non gli\u00A0altri quattro",
    text: "Un’ora con un consulente, di persona o in videochiamata. Ne uscirà con uno o due progetti scelti, oppure con una buona ragione per aspettare.",
    action: "Fissa una consulenza",
    about: "Rivalutazione del capitale",
    next: "Preferisce una rendita? Reddito da locazione",
  },
};

export const cashFlow: CashFlowMessages = {
  head: {
    title: "Reddito da locazione",
    description:
      "Quanto rende una casa in affitto: {yields} l’anno, con i conti sul Suo prezzo e sulle Sue spese, e tre progetti off-plan a Dubai, da affittare dopo la consegna.",
  },
  title: "Un canone con cui mettere da\u00A0parte la\u00A0prossima casa",
  lead: "L’affitto di un anno in percentuale del prezzo, al lordo di spese e sfitto: qui sotto può calcolare quanto pesano.",
  source:
    "Nostra stima per gli appartamenti di Dubai nel {year}, sui rendimenti lordi pubblicati dalle agenzie. Le ville di solito rendono meno.",
  plan: {
    eyebrow: "Rendimento da locazione",
    title: "Quanto Le resta in un anno",
    text: "Con una casa da {price} Le restano da {low} a {high} l’anno, al netto dei costi. Inserisca il Suo prezzo e i Suoi costi.",
    waiting: "Corregga i campi per vedere il risultato.",
    further: "Sfitto {vacancy}, gestione {management}",
    examples:
      "Le cifre di partenza sono un esempio: spese condominiali, sfitto e gestione dipendono dall’edificio e dai Suoi contratti.",
    submit: "Calcola il canone netto",
    caption: "Il canone di una casa da {price}",
    columns: { terms: "Importi in AED", yield: "Con {share}" },
    rows: {
      rent: "Canone annuo",
      net: "Al netto dei costi",
      month: "Al mese",
      share: "Rendimento netto",
    },
    basis:
      "Importo al mese e rendimento sono al netto dei costi; il rendimento è calcolato sul prezzo e sulle spese di un acquisto off-plan a Dubai ({fees}).",
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
        text: "Un inquilino guarda prima di tutto il mare o il canale vicino, la piscina, la strada per il lavoro. Si compra pensando a lui, non alla brochure. Nessun edificio è sempre al completo.",
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

export const trophyAsset: TrophyAssetMessages = {
  head: {
    title: "Immobili di prestigio",
    description:
      "Due residenze firmate, ancora sulla carta, per chi compra una casa per tenerla e non per rivenderla. Incontri su appuntamento.",
  },
  title: "Due nomi. Due\u00A0torri. Nessuna fretta.",
  lead: "Due residenze off-plan, cioè ancora sulla carta, per chi compra un indirizzo e non pensa a rivenderlo.",
  benefits: {
    title: "Tre ragioni per sceglierne una",
    items: [
      {
        title: "Rarità",
        text: "Ogni torre si costruisce una volta sola. Venduto l’ultimo appartamento, si compra soltanto da un proprietario.",
      },
      {
        title: "Un nome",
        text: "Dice in anticipo quali materiali e quale servizio aspettarsi, e chi comprerà domani lo riconoscerà.",
      },
      { title: "Riservatezza", text: "Un solo consulente, e un incontro soltanto per Lei." },
    ],
  },
  projects: "Le due residenze",
  callToAction: {
    title: "Incontri riservati",
    text: "Un consulente La incontra a Dubai, o in videochiamata, ovunque Lei sia. Prezzi, planimetrie e contratto li guardiamo insieme.",
    action: "Fissa una consulenza riservata",
    about: "Immobili di prestigio",
    next: "Tutti i progetti off-plan",
  },
};
