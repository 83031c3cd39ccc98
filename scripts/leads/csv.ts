import type { Value } from "../../workers/enquiries/lead-columns.ts";

/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet may take for a formula, its full-width forms included, and our own mark. */
const formula = /^\s*[=+\-@|%'\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** What it would turn into a number, a date or a time, and so cost a phone number its zeros. */
const number = /^\s*[\p{Nd}.,(][\p{Nd}\s.,:/()+%Ee-]*$/u;

/**
 * One cell. A moment is written so that a spreadsheet knows it for one. What a visitor wrote stays
 * text: where a spreadsheet might run or convert it, an apostrophe stands before it, as one types to
 * have a cell taken literally.
 */
function cell(value: Value): string {
  if (typeof value === "number") return `"${value}"`;
  if (typeof value === "object" && value !== null) return `"${value.shown}"`;
  const text = value ?? "";
  const literal = formula.test(text) || number.test(text) ? `'${text}` : text;
  return `"${literal.replaceAll('"', '""')}"`;
}

/** One record as RFC 4180 has it: every cell in quotes, the line ended by CR LF. */
export const csvLine = (values: readonly Value[]) => `${values.map(cell).join(",")}\r\n`;
