import { projects } from "~/content/projects";
import { officeUtcOffset } from "~/format/office-time";
import { outdatedFacts } from "~/listings/fact-sources";
import { codeRows, codesQuery } from "../counts/contact-codes";
import { funnel, funnelQueries, speedQuery, speedReport } from "../counts/report";
import { responses } from "../desk/responses";
import { log, TaskError } from "../log";
import { weeklyReportOf } from "../settings";
import { sendMail } from "./channels/mail";
import { reportTables, type Visits, weeklyMail, weeklySheet } from "./channels/weekly-mail";
import { checkHealth } from "./health";
import { deleteOldNotifications, leaseNotification, settleNotification } from "./notifications";
import {
  weekBefore,
  reportQuery,
  type ReportRow,
  type Period,
  responsesQuery,
  totalsQuery,
} from "./report-sql";

/** Maximum lines per group, for reading on a phone. */
const maxRows = 5;

async function countLeads(env: Env, period: Period) {
  const dimensions = ["advertisement", "page", "source", "country"] as const;
  const statements = [
    totalsQuery(period),
    ...dimensions.map((dimension) => reportQuery(dimension, period, maxRows)),
  ];
  const [kinds, ...answered] = await env.DB.batch<ReportRow>(
    statements.map((sql) => env.DB.prepare(sql)),
  );
  const tables = dimensions.map((dimension, index) => ({
    dimension,
    rows: answered[index]?.results ?? [],
  }));
  return { kinds: kinds?.results ?? [], tables };
}

/** The steps from views to claimed enquiries, and the speed of the pages. */
async function countVisits(env: Env, period: Period): Promise<Visits> {
  const dimensions = ["home", "campaign"] as const;
  const statements = [
    speedQuery(period),
    codesQuery(period),
    ...dimensions.flatMap((dimension) => funnelQueries(dimension, period)),
  ];
  const [speed, chats, ...results] = await env.DB.batch(
    statements.map((sql) => env.DB.prepare(sql)),
  );
  const rows = results.map((result) => result.results);
  return {
    homes: funnel("home", rows.slice(0, 3)),
    campaigns: funnel("campaign", rows.slice(3)),
    codes: codeRows(chats?.results ?? []),
    speed: speedReport(speed?.results ?? []),
  };
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
  const visits = await countVisits(env, period);
  const assigned = await env.DB.prepare(responsesQuery(period)).all();
  const answers = responses(assigned.results, now);
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
