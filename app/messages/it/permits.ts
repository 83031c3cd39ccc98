import type { PermitWords } from "../contract/permits";

export const permits: PermitWords = {
  verify: "Autorizzazione pubblicitaria n. {number}: verifica presso il Dubai Land Department",
  brief: "Autorizzazione n. {number}",
  name: "Autorizzazione pubblicitaria del Dubai Land Department",
  licence: "Licenza {number}",
  orn: "ORN {number}",
  brn: "BRN {number}",
  gone: {
    home: {
      title: "L’annuncio di {title} è scaduto",
      text: "Non è più tra le nostre proposte. Queste sono le case che le somigliano di più; se Le interessa proprio quella, ci chieda se è ancora disponibile.",
    },
    project: {
      title: "L’annuncio di {title} è scaduto",
      text: "Non è più tra le nostre proposte. Gli altri modi di investire sono qui; se Le interessa proprio quel progetto, ci chieda se è ancora disponibile.",
    },
    area: {
      title: "La guida a {title} non è più disponibile",
      text: "Al momento non abbiamo annunci per questo quartiere. Qui trova quelli vicini; se Le interessa proprio questo, ci scriva.",
    },
  },
};
