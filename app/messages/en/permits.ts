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
      text: "It is no longer among the homes we offer. These are the closest to it; if it is this one you want, ask us whether it is still available.",
    },
    project: {
      title: "{title} is no longer advertised",
      text: "It is no longer among the projects we offer. The other ways to invest are here; if it is this one you want, ask us whether it is still available.",
    },
    area: {
      title: "The guide to {title} is no longer available",
      text: "We are not advertising this area at the moment. These are the areas beside it; if it is this one you want, ask us about it.",
    },
  },
};
