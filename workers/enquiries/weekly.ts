import { like, lt, and } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { officeAheadOfUtc } from "~/format/office-time";
import { notices } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { weeklyReportOf } from "../settings";
import { sendMail } from "./channels/mail";
import { weeklyMail } from "./channels/weekly-mail";
import { examine } from "./health";
import { claimNotice, settleNotice } from "./notices";
import { weekBefore } from "./periods";
import { answer, type Counted, type Period, totals } from "./report-sql";
import { weeklySheet } from "./weekly-sheet";

/** Lines of each question: a mail is read on a phone. */
const most = 5;

async function count(env: Env, period: Period) {
  const asked = ["advertisement", "home", "page", "source", "country"] as const;
  const statements = [totals(period), ...asked.map((question) => answer(question, period, most))];
  const [kinds, ...answered] = await env.DB.batch<Counted>(
    statements.map((sql) => env.DB.prepare(sql)),
  );
  const tables = asked.map((question, index) => ({
    question,
    rows: answered[index]?.results ?? [],
  }));
  return { kinds: kinds?.results ?? [], tables };
}

/**
 * Mails the report of the week that is over, where that is on: once. A mail that fails is tried
 * again with the next run; two runs at one time do not both send it.
 */
export async function mailWeek(env: Env, now = new Date()): Promise<void> {
  const setting = weeklyReportOf(env);
  if (setting === "off") return;
  const period = weekBefore(now, officeAheadOfUtc);
  const id = `week/${period.until}`;
  if (!(await claimNotice(env, id, now))) return;
  const { health } = await examine(env, now.getTime());
  const sheet = setting === "spreadsheet" ? await weeklySheet(env, period) : undefined;
  const counted = await count(env, period);
  const outcome = await sendMail(env, weeklyMail({ period, health, sheet, ...counted }, env));
  await settleNotice(env, id, outcome.delivered, now);
  if (!outcome.delivered) {
    log.error("weekly-mail-failed", { error: outcome.code });
    return;
  }
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .delete(notices)
      .where(and(like(notices.id, "week/%"), lt(notices.id, id))),
  );
  log.info("weekly-mailed");
}
