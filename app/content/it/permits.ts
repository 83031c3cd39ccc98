import type { PermitWords } from "../contract/permits";

export const permits: PermitWords = {
  verify: "Permesso {number}, verifica presso il Dubai Land Department",
  brief: "Permesso {number}",
  name: "Permesso del Dubai Land Department per l’annuncio",
  licence: "Licenza {number}",
  orn: "ORN {number}",
  brn: "BRN {number}",
  gone: {
    home: {
      title: "L’annuncio di {title} è scaduto",
      text: "Da noi non è più in offerta. Queste sono le case che le somigliano di più; se vuole proprio quella, ci chieda che fine ha fatto.",
    },
    project: {
      title: "L’annuncio di {title} è scaduto",
      text: "Da noi non è più in offerta. Gli altri modi di investire sono qui; se vuole proprio quel progetto, ci chieda che fine ha fatto.",
    },
    area: {
      title: "La guida a {title} non è più disponibile",
      text: "Al momento non abbiamo annunci per questo quartiere. Qui trova quelli vicini; se le interessa proprio questo, ci chieda.",
    },
  },
};
