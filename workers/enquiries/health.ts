import { count, eq, isNotNull, min } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { deliveries, tableOf } from "../db/schema";
import { errorName, log } from "../log";
import { reportsSince } from "../reports/count";
import { withTimeout } from "../timeout";
import { queueLimit, storeLimit } from "./timing";

interface DatabaseHealth {
  database: "reachable" | "unreachable";
  /** Deliveries that have yet to reach the staff, and those that were given up. */
  waiting?: number;
  failed?: number;
  /** Age in seconds of the oldest that waits; 0 where none does. */
  oldestWaitingSeconds?: number;
  /** Enquiries in quarantine. */
  quarantined?: number;
  /** Reports of errors in visitors' browsers within the last ten minutes. */
  browserErrors?: number;
}

interface QueueHealth {
  queue: "reachable" | "unreachable";
  /** Enquiries that wait to be stored, and those that could not be. */
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

async function answers(event: string, ask: () => Promise<unknown>, limit: number) {
  try {
    await withTimeout(ask(), limit);
    return true;
  } catch (error) {
    log.error(event, { error: errorName(error) });
    return false;
  }
}

/**
 * Whether an enquiry would be taken now: by D1, or by the queue where D1 does not answer. Both have
 * as long as they have for an enquiry.
 */
export async function takesEnquiries(env: Env): Promise<boolean> {
  const askDatabase = async () =>
    drizzle(env.DB).select({ id: deliveries.id }).from(deliveries).limit(1);
  const askQueue = async () => env.ENQUIRY_QUEUE.metrics();
  return (
    (await answers("database-unreachable", askDatabase, storeLimit)) ||
    (await answers("queue-unreachable", askQueue, queueLimit))
  );
}

/** How old in seconds the oldest that waits may be before somebody should look. */
const longestWait = 60 * 60;

/** Reports of errors in browsers within ten minutes from which on somebody should look. */
const maxBrowserErrors = 20;

/** Whether each problem exists; undefined if that is unknown. alert.ts notifies of them. */
const problemsOf = (health: DatabaseHealth & QueueHealth) => ({
  "deliveries-failed": health.failed === undefined ? undefined : health.failed > 0,
  "deliveries-late":
    health.oldestWaitingSeconds === undefined
      ? undefined
      : health.oldestWaitingSeconds > longestWait,
  "browser-errors":
    health.browserErrors === undefined ? undefined : health.browserErrors > maxBrowserErrors,
  "dead-letters": health.deadLetters === undefined ? undefined : health.deadLetters > 0,
});

/** Something that does not mend itself. */
export type Problem = keyof ReturnType<typeof problemsOf>;

export interface Health extends DatabaseHealth, QueueHealth {
  /** What somebody should look at now. */
  problems: Problem[];
}

/**
 * Whether enquiries are being stored and delivered. Figures only: nothing of any visitor.
 *
 * @returns the figures, and of each problem whether it is there, as far as could be asked
 */
export async function examine(env: Env, now = Date.now()) {
  const [database, queue] = await Promise.all([databaseHealth(env, now), queueHealth(env)]);
  const found = problemsOf({ ...database, ...queue });
  const problems = (Object.keys(found) as Problem[]).filter((problem) => found[problem]);
  const health: Health = { ...database, ...queue, problems };
  return { health, found };
}
