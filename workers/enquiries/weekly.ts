import { like, lt, and } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { officeAheadOfUtc } from "~/data/opening-hours";
import { notices } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { weeklyReportIsOn } from "../settings";
import { sendMail } from "./channels/mail";
import { weeklyMail } from "./channels/weekly-mail";
import { examine } from "./health";
import { claimNotice, settleNotice } from "./notices";
import { answer, type Counted, type Period, totals } from "./report-sql";

const week = 7 * 24 * 60 * 60 * 1000;

/** Lines of each question: a mail is read on a phone. */
const most = 5;

/** The week, Monday to Sunday in Dubai, that was over at a moment. */
function weekBefore(now: Date): Period {
  const today = new Date(now.getTime() + officeAheadOfUtc);
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7);
  const until = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday) - officeAheadOfUtc;
  return { since: new Date(until - week).toISOString(), until: new Date(until).toISOString() };
}

async function count(env: Env, period: Period) {
  const asked = ["home", "page", "source", "campaign", "country"] as const;
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
  if (!weeklyReportIsOn(env)) return;
  const period = weekBefore(now);
  const id = `week/${period.until}`;
  if (!(await claimNotice(env, id, now))) return;
  const { health } = await examine(env, now.getTime());
  const outcome = await sendMail(
    env,
    weeklyMail({ period, health, ...(await count(env, period)) }, env),
  );
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
