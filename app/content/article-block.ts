// Types, not interfaces: content-collections takes data alone, which an interface does not promise to be.

/** What is left out while a project is not advertised: its id. */
export type About = { about?: string };

/** A term explained, or a figure, in the margin beside the paragraph that needs it. */
export type MarginNote = About & { kind: "term" | "figure"; head: string; text: string };

export type TitledText = { title: string; text: string };

/** One piece of an article. Figures stand as `{placeholders}`, which article-figure-names.ts lists. */
export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "paragraph"; text: string; note?: MarginNote }
  /** Things that follow each other in time. */
  | { kind: "steps"; steps: TitledText[] }
  /** Things that stand beside each other. */
  | { kind: "points"; points: TitledText[] }
  | ({ kind: "figure"; figure: string; meaning: string } & About)
  | {
      kind: "sum";
      caption: string;
      /** What the rows are: the head of their own column. */
      rowsAre: string;
      columns: string[];
      rows: { label: string; values: string[] }[];
    };
