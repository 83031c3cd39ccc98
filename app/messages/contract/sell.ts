import type { PageHeadMessages } from "./page-head";

interface Point {
  title: string;
  text: string;
}

/** The words of /sell, with the {placeholders} of features/company/company-figures.ts. */
export interface SellMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  lead: string;
  formTitle: string;
  why: { eyebrow: string; title: string; reasons: readonly Point[] };
  process: { eyebrow: string; title: string; steps: readonly Point[] };
  onward: {
    title: string;
    text: string;
    let: string;
    /** What a message about letting is about. */
    about: string;
    buy: string;
  };
}
