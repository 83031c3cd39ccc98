import { count, eq, isNotNull, min } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { reportsSince } from "../browser-reports/count";
import { deliveries, tableOf } from "../db/schema";
import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { queueTimeoutMs, storeTimeoutMs } from "./timing";

interface DatabaseHealth {
  database: "reachable" | "unreachable";
  /** Pending and failed deliveries. */
  waiting?: number;
  failed?: number;
  /** Age of the oldest pending one in seconds; 0 without one. */
  oldestWaitingSeconds?: number;
  /** Enquiries in quarantine. */
  quarantined?: number;
  /** Reports of errors in visitors' browsers within the last ten minutes. */
  browserErrors?: number;
}

interface QueueHealth {
  queue: "reachable" | "unreachable";
  /** Queued enquiries, and dead letters. */
  queued?: number;
  deadLetters?: number;
}

async function databaseHealth(env: Env, now: number): Promise<DatabaseHealth> {
  const db = drizzle(env.DB);
  const inState = (state: "waiting" | "failed") =>
    db
      .select({ rows: count(), oldest: min(deliveries.createdAt) })
      .from(deliveries)
      .where(eq(deliveries.state, state));
  const quarantinedOf = (kind: Parameters<typeof tableOf>[0]) =>
    db
      .select({ rows: count() })
      .from(tableOf(kind))
      .where(isNotNull(tableOf(kind).spam));
  try {
    const [[reported], [waiting], [failed], ...quarantined] = await db.batch([
      reportsSince(env, now),
      inState("waiting"),
      inState("failed"),
      quarantinedOf("viewing"),
      quarantinedOf("contact"),
      quarantinedOf("valuation"),
    ]);
    const oldest = waiting?.oldest ? now - Date.parse(waiting.oldest) : 0;
    return {
      database: "reachable",
      waiting: waiting?.rows ?? 0,
      failed: failed?.rows ?? 0,
      oldestWaitingSeconds: Math.max(0, Math.round(oldest / 1000)),
      browserErrors: reported?.reports ?? 0,
      quarantined: quarantined.reduce((sum, [kind]) => sum + (kind?.rows ?? 0), 0),
    };
  } catch (error) {
    log.error("database-unreachable", { error: errorName(error) });
    return { database: "unreachable" };
  }
}

async function queueHealth(env: Env): Promise<QueueHealth> {
  try {
    const [queued, dead] = await Promise.all([
      env.ENQUIRY_QUEUE.metrics(),
      env.DEAD_ENQUIRIES.metrics(),
    ]);
    return { queue: "reachable", queued: queued.backlogCount, deadLetters: dead.backlogCount };
  } catch (error) {
    log.error("queue-unreachable", { error: errorName(error) });
    return { queue: "unreachable" };
  }
}

async function respondsWithin(event: string, query: () => Promise<unknown>, timeoutMs: number) {
  try {
    await withTimeout(query(), timeoutMs);
    return true;
  } catch (error) {
    log.error(event, { error: errorName(error) });
    return false;
  }
}

/**
 * Whether an enquiry would be accepted now: by D1, or by the queue if D1 fails. The timeouts are those of
 * an enquiry.
 */
export async function acceptsEnquiries(env: Env): Promise<boolean> {
  const queryDatabase = async () =>
    drizzle(env.DB).select({ id: deliveries.id }).from(deliveries).limit(1);
  const queryQueue = async () => env.ENQUIRY_QUEUE.metrics();
  return (
    (await respondsWithin("database-unreachable", queryDatabase, storeTimeoutMs)) ||
    (await respondsWithin("queue-unreachable", queryQueue, queueTimeoutMs))
  );
}

/** The maximum age of the oldest pending delivery, in seconds, before it is a problem. */
const maxPendingSeconds = 60 * 60;

/** The number of error reports from browsers within ten minutes that is a problem. */
const maxBrowserErrors = 20;

/** Whether each problem exists; undefined if that is unknown. alert.ts sends the alerts. */
const problemsOf = (health: DatabaseHealth & QueueHealth) => ({
  "deliveries-failed": health.failed === undefined ? undefined : health.failed > 0,
  "deliveries-late":
    health.oldestWaitingSeconds === undefined
      ? undefined
      : health.oldestWaitingSeconds > maxPendingSeconds,
  "browser-errors":
    health.browserErrors === undefined ? undefined : health.browserErrors > maxBrowserErrors,
  "dead-letters": health.deadLetters === undefined ? undefined : health.deadLetters > 0,
});

/** A problem that needs a person. */
export type Problem = keyof ReturnType<typeof problemsOf>;

export interface Health extends DatabaseHealth, QueueHealth {
  /** The current problems. */
  problems: Problem[];
}

/**
 * The state of storage and delivery, without personal data.
 *
 * @returns the figures, and whether each problem exists, as far as that is known
 */
export async function checkHealth(env: Env, now = Date.now()) {
  const [database, queue] = await Promise.all([databaseHealth(env, now), queueHealth(env)]);
  const problemStates = problemsOf({ ...database, ...queue });
  const problems = (Object.keys(problemStates) as Problem[]).filter(
    (problem) => problemStates[problem],
  );
  const health: Health = { ...database, ...queue, problems };
  return { health, problemStates };
}
