import { projects } from "~/content/projects";
import { officeUtcOffset } from "~/format/office-time";
import { outdatedFacts } from "~/listings/fact-sources";
import {
  weekBefore,
  reportQuery,
  type ReportRow,
  type Period,
  responsesQuery,
  totalsQuery,
} from "../counts/report-sql";
import { visitQueries, visitsOf } from "../counts/visits";
import { responses } from "../desk/responses";
import { log, TaskError } from "../log";
import { sendMail } from "../mail/mail";
import { weeklyReportOf } from "../settings";
import { checkHealth } from "./health";
import { deleteOldNotifications, leaseNotification, settleNotification } from "./notifications";
import { reportTables, weeklyMail, weeklySheet } from "./weekly-mail";

/** Maximum lines per group, for reading on a phone. */
const maxRows = 5;

/** The results of queries. */
async function query(env: Env, statements: readonly string[]) {
  const answers = await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  return answers.map(({ results }) => results);
}

async function countLeads(env: Env, period: Period) {
  const dimensions = ["advertisement", "page", "source", "country"] as const;
  const [kinds = [], ...answered] = (await query(env, [
    totalsQuery(period),
    ...dimensions.map((dimension) => reportQuery(dimension, period, maxRows)),
  ])) as ReportRow[][];
  const tables = dimensions.map((dimension, index) => ({ dimension, rows: answered[index] ?? [] }));
  return { kinds, tables };
}

/**
 * Mails the report of the last full week once, if it is enabled. The next run retries a failed mail;
 * concurrent runs do not both send it.
 *
 * @throws if the mail or D1 fails
 */
export async function mailWeeklyReport(env: Env, now = new Date()): Promise<void> {
  const setting = weeklyReportOf(env);
  if (setting === "off") return;
  const period = weekBefore(now, officeUtcOffset);
  const id = `week/${period.until}`;
  if (!(await leaseNotification(env, id, now))) return;
  const health = await checkHealth(env, now);
  const counts = await countLeads(env, period);
  const [assigned = [], ...counted] = await query(env, [
    responsesQuery(period),
    ...visitQueries(period),
  ]);
  const visits = visitsOf(counted);
  const answers = responses(assigned, now);
  const tables = reportTables(visits, answers);
  const sheet = setting === "spreadsheet" ? await weeklySheet(env, period, tables) : undefined;
  const facts = outdatedFacts(projects, now);
  const week = { period, health, sheet, facts, visits, answers, ...counts };
  const outcome = await sendMail(env, await weeklyMail(week, env));
  await settleNotification(env, id, outcome.delivered, now);
  if (!outcome.delivered) throw new TaskError(outcome.code);
  await deleteOldNotifications(env, "week/", now);
  log.info("weekly-mailed");
}
