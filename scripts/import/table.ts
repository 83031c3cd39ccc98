import { readAmount } from "../../studio/fields/read-amount.ts";
import { readDay } from "../../studio/fields/read-day.ts";
import {
  beforeEnding,
  type Column,
  columnNamed,
  type Given,
  type HomeRecord,
  type ImportFile,
} from "./columns.ts";

/** A cell of a CSV or Excel file. */
export type TableCell = string | number | boolean | Date | null | undefined;

/** What empties a field. An empty cell leaves it as it is. */
const emptySign = /^[-–—]$/;

const partsOf = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** A choice: "Apartment", "partly furnished". */
function choiceOf(text: string, { options }: Column): string | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s_]+/g, "-");
  return options.find((option) => option === plain);
}

type Read = { value: unknown } | { problem: string };

const readers: Record<Column["kind"], (text: string, column: Column) => Read> = {
  choice: (text, column) => {
    const value = choiceOf(text, column);
    return value === undefined
      ? { problem: `It should be ${column.options.join(", ").replace(/, ([^,]*)$/, " or $1")}.` }
      : { value };
  },
  whole: (text) => readAmount(text, { whole: true }),
  decimal: (text) => readAmount(text, { whole: false }),
  day: (text) => readDay(text),
  text: (text) => ({ value: text }),
  paragraphs: (text) => ({ value: partsOf(text, /\n+/) }),
  // A line each, or one line with semicolons.
  lines: (text) => ({ value: partsOf(text, text.includes("\n") ? "\n" : ";") }),
  photos: (text) => ({ value: photosOf(text) }),
};

/** Addresses, separated by spaces or lines, or the name of a folder. */
const photosOf = (text: string): string[] =>
  /^https?:\/\//i.test(text) ? partsOf(text, /[\s,;]+(?=https?:)|\s+/) : [text];

/** A cell as text, as somebody reads it. The apostrophe marks a number that is a text. */
function textOf(cell: TableCell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell ?? "")
    .trim()
    .replace(/^'(?=\S)/, "");
}

function read(cell: TableCell, column: Column): Read {
  const text = textOf(cell);
  if (emptySign.test(text)) return { value: undefined };
  // A number of a spreadsheet has no notation.
  if (typeof cell === "number" && column.kind === "decimal") return { value: cell };
  if (typeof cell === "number" && column.kind === "whole")
    return Number.isInteger(cell) ? { value: cell } : { problem: "It should be a whole number." };
  return readers[column.kind](text, column);
}

interface Heading {
  column: Column;
  isBefore: boolean;
}

function headingOf(cell: TableCell): Heading | undefined {
  const text = textOf(cell);
  const isBefore = text.toLowerCase().endsWith(beforeEnding);
  const column = columnNamed(isBefore ? text.slice(0, -beforeEnding.length) : text);
  return column && { column, isBefore };
}

function recordOf(
  cells: readonly TableCell[],
  headings: readonly (Heading | undefined)[],
  row: number,
) {
  const where = `row ${row}`;
  const values = new Map<string, Given>();
  const befores = new Map<string, unknown>();
  const problems: string[] = [];
  for (const [index, heading] of headings.entries()) {
    if (!heading || textOf(cells[index]) === "") continue;
    const { column, isBefore } = heading;
    const found = read(cells[index], column);
    if ("problem" in found)
      problems.push(
        `${where}, column “${column.heading}”: “${textOf(cells[index])}”. ${found.problem}`,
      );
    else if (isBefore) befores.set(column.key, found.value);
    else values.set(column.key, found);
  }
  for (const [key, value] of befores) {
    const given = values.get(key);
    if (given) values.set(key, { ...given, before: { value } });
  }
  const { value: reference = "" } = values.get("reference") ?? {};
  const { value: photos = [] } = values.get("photos") ?? {};
  values.delete("photos");
  if (reference === "")
    problems.push(
      `${where}, column “reference number”: it is empty. Each home needs one, so that the next import finds it`,
    );
  return { where, reference, values, photos, problems } as HomeRecord;
}

/**
 * Reads the homes of a table with a row of headings, in any order.
 *
 * @param rows of the file, the headings first
 */
export function readTable(rows: readonly (readonly TableCell[])[]): ImportFile {
  const [first = [], ...others] = rows;
  const headings = first.map(headingOf);
  const unknown = first.map(textOf).filter((text, index) => text !== "" && !headings[index]);
  const hasReference = headings.some((heading) => heading?.column.key === "reference");
  if (!hasReference)
    return {
      records: [],
      notes: ["The first row has no column “reference number”: it should have the headings"],
      isFeed: false,
    };
  return {
    records: others.flatMap((cells, index) =>
      cells.every((cell) => textOf(cell) === "") ? [] : [recordOf(cells, headings, index + 2)],
    ),
    notes: unknown.map((heading) => `Column “${heading}” is not read: no field has this name`),
    isFeed: false,
  };
}
