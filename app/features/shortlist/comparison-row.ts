import type { CurrencyText } from "~/format/converted-money";
import type { SitePath } from "~/locale";

export interface ComparisonCell {
  text: string;
  /** A note below the text. */
  note?: string;
  /** The price in other currencies. */
  converted?: readonly CurrencyText[];
  /** "Lowest of these". */
  highlight?: string;
  /** The subject is hidden after the text, where links of several cells have the same one. */
  link?: { text: string; subject?: string; to: SitePath };
}

/** The style of a row: large figures, text, or a list line by line. */
export type RowStyle = "figure" | "text" | "list";

export interface ComparisonRow {
  name: string;
  style: RowStyle;
  /** Whether the fact is the same for all listings. The row has one cell then, otherwise a cell for each listing. */
  isShared: boolean;
  cells: readonly ComparisonCell[];
}

/** The cell of a listing without the fact. */
export const emptyCell: ComparisonCell = { text: "–" };

/** A row whose only cell is for all listings. */
export const sharedRow = (style: RowStyle, name: string, cell: ComparisonCell): ComparisonRow => ({
  name,
  style,
  isShared: true,
  cells: [cell],
});

/** A row with a cell for each listing, or a shared row if several listings have equal cells. */
export function comparisonRow(
  style: RowStyle,
  name: string,
  cells: readonly ComparisonCell[],
): ComparisonRow {
  const [first, ...others] = cells;
  const isFirst = (cell: ComparisonCell) => JSON.stringify(cell) === JSON.stringify(first);
  return first && others.length > 0 && others.every(isFirst)
    ? sharedRow(style, name, first)
    : { name, style, isShared: false, cells };
}

/** Whether a listing has the fact of a row. */
export const hasValue = ({ cells }: ComparisonRow): boolean =>
  cells.some(({ text }) => text !== emptyCell.text);
