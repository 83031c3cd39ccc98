import { type Cell, type CellValue, colToLetter, writeXlsx } from "hucre/xlsx";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { latinDigits } from "../../app/format/clean-text.ts";
import { exportColumns, type Lead, type ExportValue } from "./lead-columns.ts";

/** Links to call and to write. They are made of digits or an encoded address only. */
interface Link {
  label: string;
  address: string;
}

/** Maximum characters of a string in a formula. */
const maxFormulaText = 255;

function linksOf(lead: Lead): Link[] {
  const typed = latinDigits(String(lead["phone_e164"] ?? lead["phone"] ?? ""));
  const phone = typed.replaceAll(/[^\d+]/gu, "");
  const email = encodeURIComponent(String(lead["email"] ?? "")).replace("%40", "@");
  return [
    { label: "Call", address: `tel:${phone}` },
    { label: "Write", address: `mailto:${email}` },
  ];
}

/**
 * A link as a formula, because a sheet may have 65,530 hyperlinks of the other kind. Left out if it is too
 * long for Excel.
 */
function linkCell({ label, address }: Link): Partial<Cell> | undefined {
  if (address.length > maxFormulaText || address.includes('"')) return undefined;
  return {
    value: label,
    type: "formula",
    formula: `HYPERLINK("${address}","${label}")`,
    formulaResult: label,
    style: { font: { underline: true, color: { rgb: "FF0563C1" } } },
  };
}

/** Characters that XML forbids. Rows from before app/format/clean-text.ts may have them. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** The value of a cell: dates are in Dubai's time, because spreadsheets have no time zones. */
function cellValue(value: ExportValue): CellValue {
  if (typeof value === "object" && value !== null)
    return new Date(
      `${value.text.replace(" ", "T")}${value.precision === "day" ? "T00:00:00" : ""}Z`,
    );
  // Excel parses "_x0041_" as a character reference, so a visitor's text is escaped.
  if (typeof value === "string") {
    const text = value.replaceAll(forbidden, "");
    return text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, "_x005F_") || null;
  }
  return value;
}

/** The format of a column: a date, or text that Excel does not interpret. */
function formatOf(heading: string): string {
  if (heading === "Received (Dubai)") return "yyyy-mm-dd hh:mm";
  return heading === "Preferred day" ? "yyyy-mm-dd" : "@";
}

/** A table of a report: its headings, then its rows. */
export interface ReportTable {
  name: string;
  rows: readonly (readonly ExportValue[])[];
}

const headingCells = (headings: readonly string[]) =>
  new Map<string, Partial<Cell>>(
    headings.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }]),
  );

/** A sheet with a fixed header row and a filter. */
const sheetOf = (
  name: string,
  headings: readonly string[],
  rows: readonly (readonly CellValue[])[],
  cells = headingCells(headings),
) => ({
  name,
  columns: headings.map((heading) => ({ width: 20, numFmt: formatOf(heading) })),
  rows: [[...headings], ...rows.map((row) => [...row])],
  cells,
  freezePane: { rows: 1 },
  autoFilter: { range: `A1:${colToLetter(headings.length - 1)}${rows.length + 1}` },
});

/**
 * Leads as an Excel file: a fixed header row with a filter, dates as dates, everything else as text, and
 * two columns with links to call and to write. The file is built in memory.
 *
 * @param tables sheets after that of the leads
 */
export async function leadSheet(
  kinds: readonly EnquiryKind[],
  leads: readonly Lead[],
  tables: readonly ReportTable[] = [],
): Promise<Uint8Array> {
  const columns = exportColumns(kinds);
  const headings = [...columns.map(({ heading }) => heading), "Call", "Write"];
  const cells = headingCells(headings);
  for (const [index, lead] of leads.entries())
    for (const [place, link] of linksOf(lead).entries()) {
      const cell = linkCell(link);
      if (cell) cells.set(`${index + 1},${columns.length + place}`, cell);
    }
  const rows = leads.map((lead) => columns.map(({ value }) => cellValue(value(lead))));
  return writeXlsx({
    sheets: [
      sheetOf("Leads", headings, rows, cells),
      ...tables.map(({ name, rows: [heads = [], ...lines] }) =>
        sheetOf(
          name,
          heads.map(String),
          lines.map((line) => line.map(cellValue)),
        ),
      ),
    ],
  });
}
