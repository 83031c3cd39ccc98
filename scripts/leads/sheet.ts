import type { Value } from "./columns.ts";

/**
 * A worksheet of an Excel file (SpreadsheetML, ECMA-376 part 1), row by row: a heading that stays in
 * sight, a filter, dates that are dates, all else text, and links. Links are formulas, because a
 * sheet may have 65,530 of Excel's other ones, and those would have to be held until its end.
 */
export type SheetCell = Value | Link;

export interface Link {
  words: string;
  /** Only ever made by us from a phone number's digits or an encoded address. */
  address: string;
}

/** Positions in the list of cell formats below. */
const format = { usual: 0, heading: 1, second: 2, day: 3, text: 4, link: 5 } as const;

/** The file's `xl/styles.xml`: the cell formats that `format` counts. */
export const styles = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** What XML 1.0 cannot hold. */
const unfit = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML; "_x" before four digits would be read as another character's number. */
const xml = (text: string) =>
  text
    .replaceAll(unfit, "")
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** "A" for 0, "AA" for 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCodePoint(65 + (index % 26));
}

/** Days since the last one of 1899, as Excel counts. */
const serial = (shown: string) =>
  Date.parse(`${shown.replace(" ", "T")}${shown.length > 10 ? "Z" : "T00:00:00Z"}`) / 86_400_000 +
  25_569;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The longest text that a formula may have in quotes, in characters. */
const longestText = 255;

function inside(
  value: SheetCell,
  style: number,
): [attributes: string, content: string] | undefined {
  if (value === null || value === "") return undefined;
  if (typeof value === "number") return ["", `<v>${value}</v>`];
  if (typeof value === "string")
    return [` s="${style}" t="inlineStr"`, `<is><t xml:space="preserve">${xml(value)}</t></is>`];
  if ("shown" in value) return [` s="${format[value.precision]}"`, `<v>${serial(value.shown)}</v>`];
  if (value.address.length > longestText) return undefined;
  const formula = `HYPERLINK(${quoted(value.address)},${quoted(value.words)})`;
  return [` s="${format.link}" t="str"`, `<f>${xml(formula)}</f><v>${xml(value.words)}</v>`];
}

function row(number: number, cells: readonly SheetCell[], style: number): string {
  const written = cells.map((value, index) => {
    const [attributes, content] = inside(value, style) ?? [];
    return content ? `<c r="${columnName(index)}${number}"${attributes}>${content}</c>` : "";
  });
  return `<row r="${number}">${written.join("")}</row>`;
}

const opening = (columns: number) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`;

/** How many characters make a piece: each is a step of what packs them. */
const piece = 64 * 1024;

/**
 * The sheet, piece by piece.
 *
 * @param heads the heading of each column
 * @param rows as they come
 * @param ended is told which cells the filter is for, such as "A1:C7"
 */
export async function* sheet(
  heads: readonly string[],
  rows: AsyncIterable<readonly SheetCell[]>,
  ended: (filtered: string) => void,
): AsyncGenerator<string> {
  let text = opening(heads.length) + row(1, heads, format.heading);
  let count = 1;
  for await (const cells of rows) {
    count += 1;
    text += row(count, cells, format.text);
    if (text.length > piece) {
      yield text;
      text = "";
    }
  }
  const filtered = `A1:${columnName(heads.length - 1)}${count}`;
  ended(filtered);
  yield `${text}</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}
