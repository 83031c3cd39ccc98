import type { PermitMessages } from "../en/permits";

export const permits: PermitMessages = {
  verify: "Autorizzazione pubblicitaria n. {number}: verifica presso il Dubai Land Department",
  brief: "Autorizzazione n. {number}",
  name: "Autorizzazione pubblicitaria del Dubai Land Department",
  licence: "Licenza {number}",
  orn: "ORN {number}",
  trn: "TRN {number}",
  brn: "BRN {number}",
  expired: {
    home: {
      title: "Annuncio scaduto: {title}",
      text: "Questa casa non è più tra le nostre proposte. Qui trova quelle più simili; se Le interessa proprio questa, ci chieda se è ancora disponibile.",
    },
    project: {
      title: "Annuncio scaduto: {title}",
      text: "Questo progetto non è più tra le nostre proposte. Qui trova gli altri modi di investire; se Le interessa proprio questo, ci chieda se è ancora disponibile.",
    },
    area: {
      title: "Guida non disponibile: {title}",
      text: "Al momento questa guida non si può consultare. Qui trova i quartieri vicini; se Le interessa proprio questo, ci scriva.",
    },
  },
};
