import type { ProjectId } from "./projects";

/** How a project is laid out: carousel beside its facts, the mirror of it, or over the whole page. */
type ShowcaseLayout = "picture-first" | "facts-first" | "wide";

/** The words of /invest/capital-appreciation. */
export const capitalAppreciation = {
  head: {
    title: "Capital Appreciation",
    description:
      "Five off-plan projects in the Emirates bought for what they may be worth at handover, and the Al Marjan 70/30 payment plan worked out for your own price.",
  },
  picture: "pages/capital-appreciation",
  title: "Bought on the plan, held past the keys",
  lead: "Five projects for capital that can wait. What they will be worth, nobody knows. What you pay, and when, you can see here.",
  benefits: {
    title: "Three things to want of a building that is not there yet",
    items: [
      {
        title: "Long-Term Growth",
        text: "The price of a drawing and the price of a finished home are two prices. The years between them are what you are paid for, if the market agrees.",
      },
      {
        title: "Premium Locations",
        text: "An island, a promenade, a garden, the middle of town: places that cannot be built a second time next door.",
      },
      {
        title: "Secure Investment",
        text: "You read the contract with us before you sign it: what is paid, when, and what happens if the building is late.",
      },
    ],
  },
  projects: {
    title: "Five projects",
    ask: "Ask about",
    items: [
      { id: "colibri-views", layout: "picture-first" },
      { id: "al-marjan-island", layout: "wide" },
      { id: "avida-dubai-islands", layout: "facts-first" },
      { id: "arka-enclave", layout: "wide" },
      { id: "sobha-central", layout: "picture-first" },
    ] satisfies { id: ProjectId; layout: ShowcaseLayout }[],
  },
  plan: {
    id: "payment-plan",
    project: "al-marjan-island",
    eyebrow: "Al Marjan Island Residences · Payment plan",
    title: "What you pay, and when",
    text: "Seventy parts of a hundred before the keys, thirty with them. Enter a price; a round example stands there until you do.",
    submit: "Show the plan",
    /** Percent of the price, as the developer's plan has it. */
    shares: { beforeHandover: 70, atHandover: 30 },
    example: "1,000,000",
    fields: {
      price: {
        label: "Price of the home",
        empty: "Enter the price of the home, for example 1,000,000.",
        unreadable: "The price of the home should be a number, for example 1,000,000 or 1.2M.",
        outOfRange: "The price of the home should be more than 0 and at most 500,000,000.",
      },
      currency: { label: "Currency" },
    },
    stops: {
      beforeHandover: {
        when: "Until handover",
        what: "Paid while it is built. The dates of the instalments stand in the developer’s contract.",
      },
      atHandover: { when: "December 2027", what: "Due at handover, expected then." },
    },
    about: "about",
    waiting: "Correct the price, and the plan appears here.",
    note: "The 70/30 plan and the handover date are the developer’s. Amounts are rounded to whole numbers; the dollar is taken at its peg of AED\u00A03.6725.",
  },
  close: {
    title: "Which of the five, and why not the other four",
    text: "An hour with an adviser, in person or by video. You leave with a list of one or two, or with a reason to wait.",
    action: "Schedule a Consultation",
    about: "Capital Appreciation",
    picture: "projects/sobha-central/07",
    next: { title: "Income instead: Cash Flow", to: "/invest/cash-flow" },
  },
} as const;
