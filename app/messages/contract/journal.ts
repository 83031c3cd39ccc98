import type { Article } from "~/content/articles";
import type { PageHeadMessages } from "./page-head";
import type { UntranslatedMessages } from "./property";

/** The words of /journal, and of every article around its own text. */
export interface JournalMessages {
  categories: Readonly<Record<Article["category"], string>>;
  untranslated: UntranslatedMessages;
  index: {
    head: PageHeadMessages;
    eyebrow: string;
    title: string;
    lead: string;
    more: string;
    close: { title: string; text: string; action: string; about: string };
  };
  article: {
    contents: string;
    /** {date} */
    updated: string;
    properties: { eyebrow: string; all: string };
    neighbours: { label: string; newer: string; older: string; all: string };
  };
}
