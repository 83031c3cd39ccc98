import type { ArticleCategory, ArticleSlug } from "~/data/articles";
import type { PageHeadWords } from "./page-head";

/** A term explained, or a figure, in the margin beside the paragraph that needs it. */
export interface MarginNote extends About {
  kind: "term" | "figure";
  head: string;
  text: string;
}

export interface About {
  /** The project that it is about: it is left out while the project is not advertised. */
  about?: string;
}

/**
 * One piece of an article. Figures that are worked out stand as `{placeholders}`:
 * features/journal/article-figures.ts has them.
 */
export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "paragraph"; text: string; note?: MarginNote }
  /** Things that follow each other in time. */
  | { kind: "steps"; steps: readonly { title: string; text: string }[] }
  /** Things that stand beside each other. */
  | { kind: "points"; points: readonly { title: string; text: string }[] }
  | ({ kind: "figure"; figure: string; meaning: string } & About)
  | {
      kind: "sum";
      caption: string;
      /** What the rows are: the head of their own column. */
      rowsAre: string;
      columns: readonly string[];
      rows: readonly { label: string; values: readonly string[] }[];
    };

interface ArticleText {
  title: string;
  excerpt: string;
  /** Above the properties that go with it. */
  propertiesTitle: string;
  body: readonly Block[];
}

/** The words of /journal and of each article. */
export interface JournalWords {
  items: Readonly<Record<ArticleSlug, ArticleText>>;
  categories: Readonly<Record<ArticleCategory, string>>;
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
