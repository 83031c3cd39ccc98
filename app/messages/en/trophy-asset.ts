import type { Translated } from "../translated";

export const trophyAsset = {
  head: {
    title: "Trophy Asset",
    description:
      "Two branded off-plan residences, for buyers who keep rather than trade. Private meetings by appointment.",
  },
  title: "Two names. Two\u00A0towers. No\u00A0hurry.",
  lead: "Two off-plan residences, not yet built, for those who want an address to keep.",
  benefits: {
    title: "Three reasons to choose one",
    items: [
      {
        title: "Rarity",
        text: "Each tower is built once. When its last home is sold, you buy from an owner or not at all.",
      },
      {
        title: "A name",
        text: "It tells you what finish and what service to expect, and tells the next buyer the same.",
      },
      { title: "Discretion", text: "One partner, and a meeting for you alone." },
    ],
  },
  projects: "The two residences",
  callToAction: {
    title: "Private meetings by appointment",
    text: "A partner will meet you in Dubai, or by video wherever you live. We go through prices, plans and the contract together.",
    action: "Private Consultation",
    /** The subject of the message to the firm. */
    about: "Trophy Asset",
    /** The secondary link. */
    next: "All off-plan projects",
  },
};

export type TrophyAssetMessages = Translated<typeof trophyAsset>;
