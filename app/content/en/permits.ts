import type { PermitWords } from "../contract/permits";

export const permits: PermitWords = {
  verify: "Permit {number}, verify with the Dubai Land Department",
  brief: "Permit {number}",
  name: "Dubai Land Department advertisement permit",
  licence: "Licence {number}",
  orn: "ORN {number}",
  brn: "BRN {number}",
  gone: {
    home: {
      title: "{title} is no longer advertised",
      text: "Its time on the market with us is over. These homes are the most like it; if it is this one that you want, ask us what became of it.",
    },
    project: {
      title: "{title} is no longer advertised",
      text: "Its time on the market with us is over. The other ways to invest are here; if it is this project that you want, ask us what became of it.",
    },
  },
};
