import type { Article } from "~/content/articles";
import type { PageHeadWords } from "./page-head";
import type { UntranslatedWords } from "./property";

/** The words of /journal, and of every article around its own text. */
export interface JournalWords {
  categories: Readonly<Record<Article["category"], string>>;
  untranslated: UntranslatedWords;
  index: {
    head: PageHeadWords;
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
