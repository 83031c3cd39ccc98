/** The id of a project. The block is left out while the project is not advertised. */
export type AboutProject = { about?: string };

/** A term or a figure in the margin beside its paragraph. */
export type MarginNote = AboutProject & { kind: "term" | "figure"; head: string; text: string };

export type TitledText = { title: string; text: string };

/** A block of an article. Figures are `{placeholders}` of `articleFigureNames`. */
export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "paragraph"; text: string; note?: MarginNote }
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
  "yieldsInSentence",
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
