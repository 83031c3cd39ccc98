/** The id of a project. The block is left out while the project is not advertised. */
export type AboutProject = { about?: string };

/** A term or a figure in the margin beside its paragraph. */
export type MarginNote = AboutProject & { kind: "term" | "figure"; head: string; text: string };

/** A part of a text with a link or an emphasis. An `href` is "https://…", or a path without a language. */
export type MarkedText = { text: string; href?: string; strong?: true; emphasis?: true };

/** A text, or its parts if one of them is marked. */
export type RichText = string | (string | MarkedText)[];

export type TitledText = { title: string; text: RichText };

/** A block of an article. Figures are `{placeholders}` of `articleFigureNames`. */
export type Block =
  | { kind: "heading"; id: string; text: string; level?: 3 }
  | { kind: "paragraph"; text: RichText; note?: MarginNote }
  | { kind: "list"; ordered: boolean; items: RichText[] }
  | { kind: "quote"; paragraphs: RichText[] }
  | { kind: "picture"; file: string; alt: string; caption?: string }
  | { kind: "steps"; steps: TitledText[] }
  | { kind: "points"; points: TitledText[] }
  | ({ kind: "figure"; figure: string; meaning: string } & AboutProject)
  | {
      kind: "sum";
      caption: string;
      rowHeader: string;
      columns: string[];
      rows: { label: string; values: string[] }[];
    };

/**
 * The figures that an article may contain as `{name}`. features/journal/article-body.server.ts calculates and
 * formats them.
 */
export const articleFigureNames = [
  "yields",
  "yieldsYear",
  "jointShare",
  "goldenVisa",
  "decree",
  "ivie",
  "ivieSince",
  "taxedRent",
  "lawNumber",
  "lawYear",
  "lawChecked",
  "price",
  "priceFigure",
  "low",
  "lowRent",
  "lowRentFigure",
  "lowMonthlyRentFigure",
  "lowCostsFigure",
  "lowLeftFigure",
  "lowNetYield",
  "high",
  "highRent",
  "highRentFigure",
  "highMonthlyRentFigure",
  "highCostsFigure",
  "highLeftFigure",
  "highNetYield",
  "movement",
  "paid",
  "paidFigure",
  "offPlanShare",
  "offPlanMovement",
  "cautiousRent",
  "expressionOfInterest",
  "planShares",
  "handover",
] as const;
