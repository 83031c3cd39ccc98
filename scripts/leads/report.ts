import { listingIds } from "../../app/content/listing-ids.ts";
import { officeDay } from "../../app/format/office-time.ts";
import { codeRows, codesQuery, codesTitle } from "../../workers/counts/contact-codes.ts";
import {
  funnel,
  funnelQueries,
  funnelTitles,
  speedQuery,
  speedReport,
  speedTitle,
  stepsText,
  visitSentences,
} from "../../workers/counts/report.ts";
import { responses, responseText, responseTitles } from "../../workers/desk/responses.ts";
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
import { query, type Row } from "./database.ts";
import type { DatabaseTarget } from "./wrangler.ts";

/** Lines of a group in a terminal; the CSV has all of them. */
const maxLines = 40;
const overviewLines = 3;

/** A visitor's text without invisible and bidirectional characters, which a terminal must not interpret. */
const printable = (text: string, width: number) =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").slice(0, width);

const sum = (lines: readonly ReportRow[], name: "leads" | "spam" | "before") =>
  lines.reduce((total, line) => total + line[name], 0);

/** The queries of `printSteps`. */
const stepQueries = (period: Period) => [
  speedQuery(period),
  codesQuery(period),
  responsesQuery(period),
  ...funnelQueries("home", period),
  ...funnelQueries("campaign", period),
];

/**
 * Prints how soon enquiries were claimed, if people are assigned any, the steps from views to claims, the codes of
 * chats, the speed of the pages, and what brought nothing.
 *
 * @param limit maximum lines of a table
 */
function printSteps(
  [histograms = [], chats = [], assigned = [], ...counted]: readonly Row[][],
  limit: number,
) {
  const { people, sources, open } = responses(assigned, new Date());
  const print = (title: string, lines: readonly (readonly [string, string, string])[]) => {
    if (lines.length === 0) return;
    console.log(`${title} (before)`);
    for (const [value, current, before] of lines.slice(0, limit))
      console.log(`  ${current} (${before})  ${printable(value || "(none)", 60)}`);
  };
  for (const [name, rows] of Object.entries({ people, sources }))
    print(
      responseTitles[name as keyof typeof responseTitles],
      rows.map(({ value, now, before }) => [value, responseText(now), responseText(before)]),
    );
  if (open.length > 0) console.log("Not claimed yet");
  for (const { id, firstName, asked, person } of open.slice(0, limit))
    console.log(
      `  ${officeDay(new Date(asked))}  ${printable(firstName, 24)}  ${printable(person, 24)}  ${id}`,
    );
  const homes = funnel("home", counted.slice(0, 3));
  const campaigns = funnel("campaign", counted.slice(3));
  for (const [title, rows] of [
    [funnelTitles.home, homes],
    [funnelTitles.campaign, campaigns],
  ] as const)
    print(
      title,
      rows.map(({ value, now, before }) => [value, stepsText(now), stepsText(before)]),
    );
  print(codesTitle, codeRows(chats));
  // The overview has lines of a terminal's width.
  if (limit === overviewLines) return;
  const speed = speedReport(histograms);
  print(speedTitle, speed.devices);
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
  const inOverview = dimensions.filter((one) => !["day", "advertisement"].includes(one));
  const shown = isOverview ? inOverview : by ? [by] : dimensions;
  const [undelivered = [], ...results] = query(
    target,
    undeliveredQuery,
    totalsQuery(period),
    ...shown.map((dimension) => reportQuery(dimension, period)),
    ...(by && !isOverview ? [] : stepQueries(period)),
  );
  const groups = ["kind", ...shown].map((name, index) => ({
    name,
    lines: (results[index] ?? []) as unknown as ReportRow[],
  }));
  const kinds = groups[0]?.lines ?? [];
  const leads = sum(kinds, "leads");
  const days = [period.since, period.until].map((time) => officeDay(new Date(time))).join(" to ");
  console.log(`Leads from ${days} (Dubai), and in the period before`);
  const tables = groups.map(({ name, lines }) =>
    lines.slice(0, isOverview ? overviewLines : maxLines).map(({ value, ...counts }) => ({
      by: name,
      value: printable(value || "(none)", isOverview ? 30 : 60),
      ...counts,
    })),
  );
  for (const table of isOverview ? [tables.flat()] : tables) console.table(table);
  console.log(`All: ${leads}; spam: ${sum(kinds, "spam")}; before: ${sum(kinds, "before")}.`);
  for (const { name, lines } of groups) {
    if (!isOverview && lines.length > maxLines)
      console.log(`By ${name} there are ${lines.length - maxLines} more lines: use --csv FILE.`);
    if (name === "home" && sum(lines, "leads") > leads)
      console.log("A request for several homes counts for each home, and once in the total.");
  }
  if (!by || isOverview)
    printSteps(results.slice(groups.length), isOverview ? overviewLines : maxLines);
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
