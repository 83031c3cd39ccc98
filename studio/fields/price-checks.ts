import { parse } from "yaml";
import { withoutRepeated } from "../../app/content/schema/fields.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { differences } from "../../scripts/content/differences.ts";
import type { Finding } from "../../scripts/content/explain.ts";
import { type HomeData, withValue } from "../../scripts/import/columns.ts";
import { fieldSchema } from "../../scripts/studio/fields.ts";
import { known, schemaOf } from "./entry-files";
import { type PriceChange, type PriceField, valueIn } from "./price-changes.ts";
import { entryProblems, entryWarnings } from "./problems";
import { priceFacts, readAmount, type Reading } from "./read-amount";
import { readDay } from "./read-day";
import { missingFields } from "./summary";

/** A property of the table, with its changes. */
export interface CheckedHome {
  id: string;
  title: string;
  before: HomeData;
  /** With the changes. */
  data: HomeData;
  changes: readonly PriceChange[];
  /** "price: AED 1,500,000 → AED 1,450,000" */
  lines: string[];
  /** What would be refused. */
  problems: Finding[];
  /** What is probably a mistake, and was not one before. */
  warnings: Finding[];
}

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** How a text of a cell is read; undefined for a choice, and without a text. */
export function readCell(
  field: PriceField,
  text: string,
  { before, data }: Pick<CheckedHome, "before" | "data">,
): Reading<string | number> | undefined {
  if (text.trim() === "") return undefined;
  if (field === "availability.date") return readDay(text, officeDay(new Date()));
  return field === "aed"
    ? readAmount(
        text,
        { whole: true, min: 1, unit: "AED" },
        priceFacts(data, before["aed"], known().perSquareFoot),
      )
    : undefined;
}

/** Problems and questions of the texts of the cells. */
function cellFindings(home: Pick<CheckedHome, "before" | "data" | "changes">) {
  const problems: Finding[] = [];
  const warnings: Finding[] = [];
  for (const { field, before, after } of home.changes) {
    const path = field.split(".");
    const now = valueIn(home.before, field);
    if (now !== before)
      problems.push({
        path,
        text: `somebody has changed it to ${textOf(now) || "nothing"} meanwhile: take your change back, and type it again`,
      });
    const reading = readCell(field, textOf(after), home);
    if (!reading) continue;
    if ("problem" in reading)
      problems.push({ path, text: `“${textOf(after)}”: ${reading.problem}` });
    else if (reading.question) warnings.push({ path, text: reading.question });
  }
  return { problems, warnings };
}

const parsed = new Map<string, HomeData>();

/** The data of a file, which is parsed once. */
export function dataOf(text: string): HomeData {
  const data = parsed.get(text) ?? (withoutRepeated(parse(text)) as HomeData);
  parsed.set(text, data);
  return data;
}

/**
 * A property with its changes, checked as its form would.
 *
 * @param text of its file
 */
export function checkHome(id: string, text: string, given: readonly PriceChange[]): CheckedHome {
  const before = dataOf(text);
  const title = textOf(before["title"]) || id;
  // What was published meanwhile is no change any more.
  const changes = given.filter(({ field, after }) => valueIn(before, field) !== after);
  const unchanged = { id, title, before, data: before, changes, lines: [] };
  if (changes.length === 0) return { ...unchanged, problems: [], warnings: [] };
  const data = changes.reduce((home, { field, after }) => withValue(home, field, after), before);
  const cells = cellFindings({ before, data, changes });
  const now = new Date();
  const { titles, permits, pages } = known();
  const { status, permit, aed } = before;
  const opened = { slug: id, status, permit, aed };
  const warningsOf = (home: HomeData) =>
    entryWarnings("properties", { data: home, i18n: {} }, opened, now, titles, pages);
  const warningsBefore = new Set(warningsOf(before).map((warning) => warning.text));
  const entry = { data, i18n: {} };
  const isRead = ({ path }: Finding) =>
    !cells.problems.some((problem) => problem.path.join() === path.join());
  return {
    ...unchanged,
    data,
    lines: differences(before, data, fieldSchema(schemaOf("properties", officeDay(now)))),
    problems: [
      ...cells.problems,
      ...missingFields("properties", entry, now).map(({ path, text: name }) => ({
        path,
        text: `the ${name} is empty`,
      })),
      ...entryProblems("properties", entry, opened, now, permits).filter(isRead),
    ],
    warnings: [
      ...cells.warnings,
      ...warningsOf(data).filter((warning) => !warningsBefore.has(warning.text)),
    ],
  };
}
