import type { InvestmentWords } from "../contract/investment";

export const investment: InvestmentWords = {
  risk: "I rendimenti passati non garantiscono quelli futuri. Le cifre sono del costruttore o del mercato, come indicato.",
  pages: {
    "capital-appreciation": {
      title: "Rivalutazione del capitale",
      line: "Cinque progetti comprati per quel che varranno alla consegna",
    },
    "cash-flow": {
      title: "Reddito da locazione",
      line: "Comprate per il rendimento: un affitto dal giorno delle chiavi",
    },
    "trophy-asset": {
      title: "Immobili di prestigio",
      line: "Due residenze firmate, da tenere",
    },
    prelaunch: {
      title: "Investimenti in prelancio",
      line: "Palazzo Tissoli, ai suoi primi prezzi",
    },
  },
};
