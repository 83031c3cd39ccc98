import { gt, lte, sql, sum } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { browserReports } from "../db/schema";
import { errorName, log } from "../log";

/** The time window of the count, in ms. */
const period = 10 * 60 * 1000;

const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16);

/**
 * Counts a report in D1, for all isolates. It makes one attempt, which may fail, because the report is in
 * the log and enquiries have precedence. It does not throw.
 */
export async function countReport(env: Env, now = Date.now()): Promise<void> {
  const db = drizzle(env.DB);
  try {
    await db.batch([
      db
        .insert(browserReports)
        .values({ minute: minuteOf(now), reports: 1 })
        .onConflictDoUpdate({
          target: browserReports.minute,
          set: { reports: sql`${browserReports.reports} + 1` },
        }),
      db.delete(browserReports).where(lte(browserReports.minute, minuteOf(now - period))),
    ]);
  } catch (error) {
    log.error("report-not-counted", { error: errorName(error) });
  }
}

/** The query for the number of reports within the last ten minutes. */
export const reportsSince = (env: Env, now: number) =>
  drizzle(env.DB)
    .select({ reports: sum(browserReports.reports).mapWith(Number) })
    .from(browserReports)
    .where(gt(browserReports.minute, minuteOf(now - period)));
