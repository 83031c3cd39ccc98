import type { ProjectId } from "./projects";

/** Projects on offer now, in the order in which they are shown. */
const featured: readonly ProjectId[] = [];

/** The words of /off-plan. */
export const offPlan = {
  head: {
    title: "Off-plan Investments",
    description:
      "Homes in the Emirates bought before they are built: how the payments run, when you choose, and four ways to invest.",
  },
  picture: "pages/off-plan",
  title: "Half built is the right time to look",
  lead: "You buy a plan, a floor and a date. We read all three with you before you sign.",
  action: "Speak to an adviser",
  benefits: {
    title: "What you gain by going first",
    items: [
      {
        title: "Flexible payment plans",
        text: "You pay as the building rises and the rest with the keys: 70/30 on Al\u00A0Marjan Island, for one. The money works elsewhere until it is due.",
        link: { title: "See a plan in figures", to: "/invest/capital-appreciation#payment-plan" },
      },
      {
        title: "Capital appreciation",
        text: "A finished home is worth more than a drawing when the market holds. When it does not, time is on the side of those who can wait.",
      },
      {
        title: "Early access",
        text: "The first on the list choose the floor, the side and the view.",
      },
    ],
  },
  featured: {
    title: "Featured projects",
    items: featured,
    empty: "No off-plan properties available at the moment.",
    next: "Tell me when there are",
    ask: "Ask about",
    about: "Off-plan projects, when there are new ones",
  },
  themes: {
    title: "Four ways in",
    text: "The same building can be bought for four different reasons. Start with yours.",
  },
  close: {
    title: "Tell us the year, not the tower",
    text: "When you want the keys, what you can pay until then, and what it is for. We name the projects that fit, and say so when none does.",
    action: "Speak to an adviser",
    about: "Off-plan investment",
    next: { title: "Ready homes to buy and rent", to: "/buy" },
  },
} as const;
