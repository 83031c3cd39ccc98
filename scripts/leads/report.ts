import { listingIds } from "../../app/content/listing-ids.ts";
import { officeDay } from "../../app/format/office-time.ts";
import {
  dimensions,
  type Period,
  reportQuery,
  responsesQuery,
  type ReportRow,
  totalsQuery,
  undeliveredQuery,
} from "../../workers/counts/report-sql.ts";
import { visitSentences } from "../../workers/counts/report.ts";
import { visitFigures, visitQueries, visitsOf } from "../../workers/counts/visits.ts";
import { enquiryKinds } from "../../workers/db/schema.ts";
import { responseFigures, responses } from "../../workers/desk/responses.ts";
import { type Lead, leadsSql } from "../../workers/enquiries/lead-columns.ts";
import { type DatabaseTarget, query, type Row, withLiterals } from "./database.ts";

/** A visitor's text without invisible and bidirectional characters, which a terminal must not interpret. */
const printable = (text: string, width: number) =>
  (text || "(none)").replaceAll(/[\p{Cc}\p{Cf}]/gu, "").slice(0, width);

const sum = (lines: readonly ReportRow[], name: "leads" | "spam" | "before") =>
  lines.reduce((total, line) => total + line[name], 0);

/** Prints how soon enquiries were claimed, and what the pages brought: results of `responsesQuery` and `visitQueries`. */
function printVisits([assigned = [], ...counted]: readonly Row[][]) {
  const answers = responses(assigned, new Date());
  const visits = visitsOf(counted);
  for (const { title, rows } of [...responseFigures(answers, Infinity), ...visitFigures(visits)]) {
    console.log(`${title} (before)`);
    for (const [value, now, before] of rows)
      console.log(`  ${now} (${before})  ${printable(value, 60)}`);
  }
  if (answers.open.length > 0) console.log("Not claimed yet");
  for (const { id, firstName, asked, person } of answers.open)
    console.log(
      `  ${officeDay(new Date(asked))}  ${printable(firstName, 24)}  ${printable(person, 24)}  ${id}`,
    );
  const { homes, campaigns, speed } = visits;
  for (const sentence of visitSentences(homes, campaigns, speed, listingIds)) console.log(sentence);
}

/** Prints the leads of a period by each dimension. The overview has the first lines of most, and fits on one screen. */
export function report(target: DatabaseTarget, period: Period, isOverview: boolean): void {
  const shown = dimensions.filter((one) => !(isOverview && ["day", "advertisement"].includes(one)));
  const [undelivered = [], ...results] = query(
    target,
    undeliveredQuery,
    totalsQuery(period),
    ...shown.map((dimension) => reportQuery(dimension, period)),
    ...(isOverview ? [] : [responsesQuery(period), ...visitQueries(period)]),
  );
  const groups = results.slice(0, shown.length + 1) as unknown as ReportRow[][];
  const [kinds = []] = groups;
  const leads = sum(kinds, "leads");
  const days = [period.since, period.until].map((time) => officeDay(new Date(time))).join(" to ");
  console.log(`Leads from ${days} (Dubai), and in the period before`);
  console.table(
    groups.flatMap((lines, index) =>
      lines.slice(0, isOverview ? 3 : undefined).map(({ value, ...counts }) => ({
        by: ["kind", ...shown][index],
        value: printable(value, 30),
        ...counts,
      })),
    ),
  );
  console.log(`All: ${leads}; spam: ${sum(kinds, "spam")}; before: ${sum(kinds, "before")}.`);
  if (sum(groups[1 + shown.indexOf("home")] ?? [], "leads") > leads)
    console.log("A request for several homes counts for each home, and once in the total.");
  if (!isOverview) printVisits(results.slice(groups.length));
  if (undelivered.length === 0) console.log("Every enquiry has been delivered.");
  for (const { state, deliveries, oldest } of undelivered)
    console.log(
      state === "waiting"
        ? `Pending deliveries: ${deliveries}, the oldest since ${officeDay(new Date(String(oldest)))}.`
        : `Failed deliveries: ${deliveries}. npm run leads -- resend --failed sends them again.`,
    );
}

/** Leads per query. `wrangler d1 export` would block visitors; queries of 1,000 do not. */
const pageSize = 1_000;

/** The enquiries of a period, quarantined ones too. */
export function readLeads(target: DatabaseTarget, { since, until }: Period): Lead[] {
  const leads: Lead[] = [];
  for (const kind of enquiryKinds)
    for (let after: unknown[] | undefined = [since, ""]; after;) {
      const sql = leadsSql(kind, "(created_at, id) > (?, ?) and created_at < ?", pageSize);
      const [page = []] = query(target, withLiterals(sql, [...after, until]));
      leads.push(...page.map((row) => ({ ...row, kind })));
      const last = page[pageSize - 1];
      after = last && [last["created_at"], last["id"]];
    }
  return leads;
}
