import type { Translated } from "../translated";

/** The messages about permits of the Dubai Land Department and the firm's registrations. */
export const permits = {
  /** The link to the Department's permit card: {number}. */
  verify: "Permit {number}: verify with the Dubai Land Department",
  /** A permit without a link: {number}. */
  brief: "Permit {number}",
  /** The name of the number in structured data. */
  name: "Dubai Land Department advertisement permit",
  /** {number} of the firm's licence. */
  licence: "Licence {number}",
  /** {number} of the office in the broker register. */
  orn: "ORN {number}",
  /** The tax number, {number}. */
  trn: "TRN {number}",
  /** {number} of the broker. */
  brn: "BRN {number}",
  /** The page of a home, a project or an area that is no longer advertised. */
  expired: {
    home: {
      /** {title} */
      title: "{title} is no longer advertised",
      text: "We no longer advertise this home. These are the ones most like it; if you want the one that was here, ask us whether it is still available.",
    },
    project: {
      title: "{title} is no longer advertised",
      text: "We no longer advertise this project. Here are the other ways to invest; if you want the one that was here, ask us whether it is still available.",
    },
    area: {
      title: "The guide to {title} is no longer available",
      text: "This guide is not available at the moment. Here are the neighbouring areas; if this is the one you want, ask us about it.",
    },
  },
};

export type PermitMessages = Translated<typeof permits>;
