import type { OffPlanMessages } from "../en/off-plan";

export const offPlan: OffPlanMessages = {
  head: {
    title: "Investimenti off-plan",
    description:
      "Case negli Emirati comprate sulla carta (off-plan), prima che siano costruite: come si paga, quando si sceglie e quattro modi di investire.",
  },
  title: "Una casa nuova si\u00A0sceglie prima che\u00A0sia\u00A0finita",
  lead: "Comprare off-plan, cioè sulla carta, vuol dire comprare una planimetria, un piano di pagamento e una data. Li leggiamo insieme, prima della firma.",
  action: "Parli con un consulente",
  benefits: {
    title: "Che cosa guadagna chi arriva prima",
    paymentPlans: {
      title: "Pagamenti dilazionati",
      text: "Si paga man mano che i lavori avanzano, e il resto alla consegna. Finché una rata non scade, il denaro resta a Lei.",
      example:
        "Si paga man mano che i lavori avanzano, e il resto alla consegna: {shares} ad Al\u00A0Marjan Island, per esempio. Finché una rata non scade, il denaro resta a Lei.",
      link: "Un piano di pagamento in cifre",
    },
    appreciation: {
      title: "Rivalutazione del capitale",
      text: "Se il mercato tiene, di solito una casa finita vale più di un disegno. Se non tiene, può darsi che si debba aspettare, o rivendere a meno di quanto si è pagato.",
    },
    earlyAccess: {
      title: "La prima scelta",
      text: "Chi compra per primo sceglie il piano, l’esposizione e la vista.",
    },
  },
  featured: {
    title: "I progetti",
    text: {
      one: "Un progetto. Ci chieda che cosa è ancora disponibile e a che prezzo.",
      "11": "Undici progetti. Ci chieda che cosa è ancora disponibile e a che prezzo.",
      other: "{count} progetti. Ci chieda che cosa è ancora disponibile e a che prezzo.",
    },
    homes: {
      title: "Singole case, vendute prima della consegna",
      empty: "Al momento non ci sono immobili off-plan disponibili.",
      next: "Riceva un avviso",
      about: "Case off-plan, quando ce ne saranno di nuove",
    },
  },
  pages: {
    title: "Quattro modi di investire",
    text: "Per rivalutare, per avere un reddito, per tenere o per arrivare prima del lancio: parta dalla Sua ragione.",
  },
  callToAction: {
    title: "Ci dica l’anno, non\u00A0la\u00A0torre",
    text: "Quando vuole le chiavi, quanto può pagare fino ad allora e a che cosa Le serve la casa. Le diciamo quali progetti sono adatti, o che non ce n’è nessuno.",
    action: "Parli con un consulente",
    about: "Investimento off-plan",
    next: "Case pronte, da comprare e da affittare",
  },
};
