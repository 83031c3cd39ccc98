import type { Brochure, AmountTable } from "./brochure";
import { MoneyTable } from "./money-table";
import { Page } from "./page";

/** The height that tables may fill of a page, in mm. The rest is the margin of the estimate below. */
const pageHeight = 205;

/** An estimate of the height of a table with the space below it, in mm. */
function estimateHeight({ lead, columns, rows, notes }: AmountTable) {
  const charactersPerLine = columns ? 36 : 110;
  const rowHeights = rows.map(
    ({ note = "" }) => 7.5 + 4 * Math.ceil(note.length / charactersPerLine),
  );
  const rowsHeight = rowHeights.reduce((sum, height) => sum + height, 0);
  return 24 + (lead ? 7 : 0) + (columns ? 10 : 0) + rowsHeight + (notes.length > 0 ? 12 : 0);
}

/** Puts tables on pages in their order. A table is not split. */
function paginateTables(tables: readonly AmountTable[]): AmountTable[][] {
  const pages: AmountTable[][] = [];
  let height = Infinity;
  for (const table of tables) {
    height += estimateHeight(table);
    if (height > pageHeight) {
      pages.push([]);
      height = estimateHeight(table);
    }
    pages.at(-1)?.push(table);
  }
  return pages;
}

interface TermsPagesProps {
  brochure: Brochure;
  /** The number of the first page. */
  number: number;
}

export function TermsPages({ brochure: { terms, title, contact }, number }: TermsPagesProps) {
  return paginateTables(terms ?? []).map((tables, index) => (
    <Page
      key={tables[0]?.title}
      name="terms"
      foot={{ firm: contact.firm.name, title, number: number + index }}
    >
      {tables.map((table) => (
        <MoneyTable key={table.title} {...table} />
      ))}
    </Page>
  ));
}
