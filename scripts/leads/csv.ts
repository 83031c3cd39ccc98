import type { ExportValue } from "../../workers/enquiries/lead-columns.ts";

/** The byte order mark, by which Excel recognises UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Characters that begin a formula in a spreadsheet, full-width ones included, and the apostrophe. */
const formulaSigns = "=+\\-@|%'\\uFF1D\\uFF0B\\uFF0D\\uFF20";
const formula = new RegExp(`^[\\s"]*[${formulaSigns}]`, "u");

/**
 * What ends a cell, or a row, in a spreadsheet whose separator is not the comma, as in the Excel of most
 * European languages: it reads the quotes of all cells but the first as text.
 */
const separatorBeforeFormula = new RegExp(
  `(;|\\t|\\r\\n?|\\n)(?=(?:[^\\S\\t\\r\\n]|")*[${formulaSigns}])`,
  "gu",
);

/**
 * Texts that a spreadsheet would convert to a number, a date or a time, so that phone numbers lose zeros.
 */
const number = /^\s*[\p{Nd}.,(][\p{Nd}\s.,:/()+%Ee-]*$/u;

/**
 * A cell. Times are in a format that spreadsheets recognise. A visitor's text that a spreadsheet might run
 * or convert is prefixed with an apostrophe, which makes it literal; so is what might begin a cell within it.
 */
function cell(value: ExportValue): string {
  if (typeof value === "number") return `"${value}"`;
  if (typeof value === "object" && value !== null) return `"${value.text}"`;
  const text = value ?? "";
  const mark = formula.test(text) || number.test(text) ? "'" : "";
  const literal = mark + text.replaceAll(separatorBeforeFormula, "$1'");
  return `"${literal.replaceAll('"', '""')}"`;
}

/** A record (RFC 4180): quoted cells, CR LF. */
export const csvLine = (values: readonly ExportValue[]) => `${values.map(cell).join(",")}\r\n`;
