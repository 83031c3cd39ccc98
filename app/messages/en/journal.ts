import type { Article } from "~/content/articles";
import type { Translated } from "../translated";

/** The messages of /journal and of the pages of its articles. */
export const journal = {
  categories: {
    "market-insights": "Market Insights",
    investment: "Investment",
    lifestyle: "Lifestyle",
  } satisfies Record<Article["category"], unknown>,
  untranslated: "This article is not available in English yet.",
  index: {
    head: {
      title: "Journal",
      description:
        "Buying off-plan step by step, cash flow and appreciation with the sums done, and moving to Dubai from Italy.",
    },
    eyebrow: "Journal",
    title: "Read before you sign",
    lead: "What we would tell you across the table: the steps, the sums, and what to ask.",
    more: "Read More",
    callToAction: {
      title: "What is your question?",
      text: "Write it as you would say it. A partner who knows the subject will reply.",
      action: "Ask a partner",
      about: "A question after reading the journal",
    },
  },
  article: {
    contents: "In this article",
    /** {date} */
    updated: "Updated on {date}",
    properties: {
      eyebrow: "Homes",
      all: "All homes",
    },
    neighbours: {
      label: "More from the journal",
      newer: "Newer",
      older: "Older",
      all: "All articles",
    },
  },
};

export type JournalMessages = Translated<typeof journal>;
