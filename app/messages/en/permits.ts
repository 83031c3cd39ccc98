import type { PermitMessages } from "../contract/permits";

export const permits: PermitMessages = {
  verify: "Permit {number}, verify with the Dubai Land Department",
  brief: "Permit {number}",
  name: "Dubai Land Department advertisement permit",
  licence: "Licence {number}",
  orn: "ORN {number}",
  brn: "BRN {number}",
  gone: {
    home: {
      title: "{title} is no longer advertised",
      text: "We no longer advertise this home. These are the ones most like it; if it is this one you want, ask us whether it is still available.",
    },
    project: {
      title: "{title} is no longer advertised",
      text: "We no longer advertise this project. Here are the other ways to invest; if it is this one you want, ask us whether it is still available.",
    },
    area: {
      title: "The guide to {title} is no longer available",
      text: "We are not advertising this area at the moment. These are the areas next to it; if it is this one you are interested in, ask us about it.",
    },
  },
};
