import type { CapitalAppreciationMessages } from "../en/capital-appreciation";

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
    title: "Quanto si\u00A0paga, e\u00A0quando",
    text: "{beforeHandover} del prezzo prima delle chiavi, {atHandover} alla consegna. Inserisca un prezzo: l’esempio è su {example}.",
    submit: "Veda il piano di pagamento",
    fields: {
      price: {
        label: "Prezzo della casa",
        empty: "Inserisca il prezzo della casa, per esempio {example}.",
        unreadable: "Inserisca il prezzo della casa in cifre, per esempio {example} o 1,2 mln.",
        outOfRange: "Il prezzo della casa dev’essere superiore a 0 e al massimo pari a {max}.",
      },
      currency: { label: "Valuta" },
    },
    payments: {
      beforeHandover: {
        when: "Fino alla consegna",
        what: "A rate, durante i lavori.",
      },
      atHandover: { when: "A {month}", what: "Si paga con le chiavi, se i lavori sono puntuali." },
    },
    convertedAmount: "{amount}\u00A0circa",
    waiting: "Corregga il prezzo e il piano di pagamento comparirà qui.",
    note: "Il piano di pagamento {shares} e la data di consegna sono del costruttore. Gli importi sono arrotondati; dollari e dirham sono convertiti al cambio fisso di {peg} per dollaro.",
  },
  callToAction: {
    title: "Quale dei\u00A0cinque, e\u00A0perché\u00A0non gli\u00A0altri quattro",
    text: "Un’ora con un consulente, di persona o in videochiamata. Ne uscirà con uno o due progetti scelti, oppure con una buona ragione per aspettare.",
    action: "Fissi una consulenza",
    about: "Rivalutazione del capitale",
    next: "Preferisce un affitto? Ecco il reddito da locazione",
  },
};
