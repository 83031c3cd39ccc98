import type { InvestmentMessages } from "../en/investment";

export const investment: InvestmentMessages = {
  risk: "I rendimenti passati non garantiscono quelli futuri. Le cifre sono del costruttore, del mercato o nostre: è indicato caso per caso.",
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
