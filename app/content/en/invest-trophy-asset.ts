/** The words of /invest/trophy-asset. */
export const trophyAsset = {
  head: {
    title: "Trophy Asset",
    description:
      "Two branded residences, for buyers who hold rather than trade. Seen by appointment.",
  },
  picture: "pages/trophy-asset",
  title: "Two names. Few\u00A0floors. No\u00A0hurry.",
  lead: "For capital that wants an address to keep.",
  benefits: {
    title: "Why one holds it",
    items: [
      { title: "Rarity", text: "A branded house is built once. What is sold is gone." },
      { title: "A name", text: "It vouches for the stone, the service and the next buyer." },
      { title: "Discretion", text: "Shown to one visitor at a time." },
    ],
  },
  projects: {
    title: "The two residences",
    ask: "Ask about",
    items: ["trophy-atelier", "trophy-regent"],
  },
  close: {
    title: "Seen by appointment",
    text: "A partner meets you in Dubai, or by video where you live. No brochure goes round beforehand.",
    action: "Private Consultation",
    about: "Trophy Asset",
    next: { title: "All off-plan", to: "/off-plan" },
  },
} as const;
