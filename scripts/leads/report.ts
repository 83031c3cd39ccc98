import { writeFileSync } from "node:fs";
import { listingIds } from "../../app/content/listing-ids.ts";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { speedTitle, visitSentences } from "../../workers/counts/report.ts";
import { type Figures, visitFigures, visitQueries, visitsOf } from "../../workers/counts/visits.ts";
import { responseFigures, responses } from "../../workers/desk/responses.ts";
import { exportColumns, type Lead, leadsSql } from "../../workers/enquiries/lead-columns.ts";
import { leadSheet } from "../../workers/enquiries/lead-sheet.ts";
import {
  type Dimension,
  dimensions,
  type Period,
  reportQuery,
  responsesQuery,
  type ReportRow,
  totalsQuery,
  undeliveredQuery,
} from "../../workers/enquiries/report-sql.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { type DatabaseTarget, literal, query, type Row } from "./database.ts";

/** Lines of a group in the overview, which fits on one screen. */
const overviewLines = 3;

/** A visitor's text without invisible and bidirectional characters, which a terminal must not interpret. */
const printable = (text: string, width: number) =>
  (text || "(none)").replaceAll(/[\p{Cc}\p{Cf}]/gu, "").slice(0, width);

const sum = (lines: readonly ReportRow[], name: "leads" | "spam" | "before") =>
  lines.reduce((total, line) => total + line[name], 0);

function printFigures(tables: readonly Figures[]) {
  for (const { title, rows } of tables) {
    console.log(`${title} (before)`);
    for (const [value, now, before] of rows)
      console.log(`  ${now} (${before})  ${printable(value, 60)}`);
  }
}

/**
 * Prints how soon enquiries were claimed, if people are assigned any, the steps from views to claims, the codes of
 * chats, the speed of the pages, and what brought nothing.
 *
 * @param results of `responsesQuery` and `visitQueries`
 */
function printVisits([assigned = [], ...counted]: readonly Row[][], isOverview: boolean) {
  const limit = isOverview ? overviewLines : Infinity;
  const answers = responses(assigned, new Date());
  const visits = visitsOf(counted);
  printFigures(responseFigures(answers, limit));
  if (answers.open.length > 0) console.log("Not claimed yet");
  for (const { id, firstName, asked, person } of answers.open.slice(0, limit))
    console.log(
      `  ${officeDay(new Date(asked))}  ${printable(firstName, 24)}  ${printable(person, 24)}  ${id}`,
    );
  const tables = visitFigures(visits, limit);
  // The overview has lines of a terminal's width.
  if (isOverview) return printFigures(tables.filter(({ title }) => title !== speedTitle));
  printFigures(tables);
  const { homes, campaigns, speed } = visits;
  for (const sentence of visitSentences(homes, campaigns, speed, listingIds)) console.log(sentence);
}

/**
 * Prints the leads of a period: a table for each dimension, or the first lines of most of them in one table, and
 * without a dimension how soon they were claimed, and the steps from views to claims.
 *
 * @param by the only dimension, or "overview"
 * @returns every line as CSV
 */
export function report(
  target: DatabaseTarget,
  period: Period,
  by?: Dimension | "overview",
): string {
  const isOverview = by === "overview";
  const inOverview = dimensions.filter((one) => one !== "day" && one !== "advertisement");
  const shown = isOverview ? inOverview : by ? [by] : dimensions;
  const [undelivered = [], ...results] = query(
    target,
    undeliveredQuery,
    totalsQuery(period),
    ...shown.map((dimension) => reportQuery(dimension, period)),
    ...(by && !isOverview ? [] : [responsesQuery(period), ...visitQueries(period)]),
  );
  const groups = ["kind", ...shown].map((name, index) => ({
    name,
    lines: (results[index] ?? []) as unknown as ReportRow[],
  }));
  const [{ lines: kinds } = { lines: [] }] = groups;
  const leads = sum(kinds, "leads");
  const days = [period.since, period.until].map((time) => officeDay(new Date(time))).join(" to ");
  console.log(`Leads from ${days} (Dubai), and in the period before`);
  const tables = groups.map(({ name, lines }) =>
    lines.slice(0, isOverview ? overviewLines : undefined).map(({ value, ...counts }) => ({
      by: name,
      value: printable(value, isOverview ? 30 : 60),
      ...counts,
    })),
  );
  for (const table of isOverview ? [tables.flat()] : tables) console.table(table);
  console.log(`All: ${leads}; spam: ${sum(kinds, "spam")}; before: ${sum(kinds, "before")}.`);
  if (groups.some(({ name, lines }) => name === "home" && sum(lines, "leads") > leads))
    console.log("A request for several homes counts for each home, and once in the total.");
  if (!by || isOverview) printVisits(results.slice(groups.length), isOverview);
  if (undelivered.length === 0) console.log("Every enquiry has been delivered.");
  for (const { state, deliveries, oldest } of undelivered)
    console.log(
      state === "waiting"
        ? `Pending deliveries: ${deliveries}, the oldest since ${officeDay(new Date(String(oldest)))}.`
        : `Failed deliveries: ${deliveries}. npm run leads -- resend --failed sends them again.`,
    );
  return [
    byteOrderMark + csvLine(["question", "answer", "leads", "share", "spam", "leads_before"]),
    ...groups.flatMap(({ name, lines }) =>
      lines.map(({ value, leads: own, spam, before }) =>
        csvLine([name, value || "(none)", own, leads === 0 ? null : own / leads, spam, before]),
      ),
    ),
  ].join("");
}

interface ExportRequest {
  kinds: readonly EnquiryKind[];
  period: Period;
  /** A CSV file if it ends with .csv, otherwise an Excel file. */
  file: string;
  /** Leads per query. `wrangler d1 export` would block visitors; queries of 1,000 do not. */
  pageSize?: number;
}

/**
 * Exports enquiries, quarantined ones too, to a file for Excel and Sheets.
 *
 * @returns the number of leads
 */
export async function exportLeads(
  target: DatabaseTarget,
  { kinds, period: { since, until }, file, pageSize = 1_000 }: ExportRequest,
): Promise<number> {
  const leads: Lead[] = [];
  for (const kind of kinds) {
    let from = `created_at >= ${literal(since)}`;
    for (let full = true; full;) {
      const sql = leadsSql(kind, `${from} and created_at < ${literal(until)}`, pageSize);
      const [page = []] = query(target, sql);
      for (const row of page) leads.push({ ...row, kind });
      full = page.length === pageSize;
      const last = page.at(-1);
      from = `(created_at, id) > (${literal(last?.["created_at"])}, ${literal(last?.["id"])})`;
      if (full) console.error(`${leads.length} enquiries`);
    }
  }
  const columns = exportColumns(kinds);
  const csv = () => [
    byteOrderMark + csvLine(columns.map(({ heading }) => heading)),
    ...leads.map((lead) => csvLine(columns.map(({ value }) => value(lead)))),
  ];
  writeFileSync(file, file.endsWith(".csv") ? csv().join("") : await leadSheet(kinds, leads));
  return leads.length;
}
