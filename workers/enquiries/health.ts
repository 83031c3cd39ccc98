import { and, count, inArray, isNotNull, lte, min, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { reportsSince } from "../browser-reports/handle-report";
import { deliveries, tableOf } from "../db/schema";
import { withQueryTimeout } from "../db/timed-database";
import { errorName, log } from "../log";
import { needsCorrection } from "../records/channel";
import { withTimeout } from "../timeout";
import { queueTimeoutMs, storeTimeoutMs } from "../timing";
import { channelDisabled, enabledChannels } from "./channels";
import { kindOf, type Problem, problemLog } from "./problem-log";
import { testWrite } from "./write-test";

/** How long a delivery may be pending, in ms, before it is a problem. */
const maxPendingMs = 60 * 60 * 1000;

/**
 * The maximum size of a D1 database on the paid plan, in bytes, and the share of it in percent that is a problem.
 * https://developers.cloudflare.com/d1/platform/limits/
 */
const maxDatabaseBytes = 10 * 1000 ** 3;
const fillingPercent = 60;

/** The number of error reports from browsers within ten minutes that is a problem. */
const maxBrowserErrors = 20;

interface Figures {
  database: "reachable" | "unreachable";
  queue: "reachable" | "unreachable";
  /** Pending and failed deliveries. */
  waiting?: number;
  failed?: number;
  /** Age of the oldest pending one in seconds; 0 without one. */
  oldestWaitingSeconds?: number;
  /** Enquiries in quarantine. */
  quarantined?: number;
  /** Reports of errors in visitors' browsers within the last ten minutes. */
  browserErrors?: number;
  /** Queued enquiries, and dead letters. */
  queued?: number;
  deadLetters?: number;
}

/** What one source knows: its figures, and the problems that exist. */
interface Finding {
  figures: Partial<Figures>;
  problems: Problem[];
  /** Kinds of problems whose state is unknown. */
  unknownKinds?: readonly ProblemKind[];
}

/** Every kind of problem, with its text for the staff. */
const problemTexts = {
  "database-unreachable": "The database does not answer. Enquiries are queued.",
  "database-not-writable":
    "The database does not store enquiries: it does not answer, is full or read-only, or a migration is missing. Enquiries are queued.",
  "database-filling":
    "The database has 60 % or more of its maximum size (the count is the share in percent). When it is full, it stores no enquiries.",
  "queue-unreachable":
    "The queue does not answer. If the database fails too, no enquiry can be accepted.",
  "enquiries-queued":
    "Enquiries are queued, because the database did not store them. The queue deletes them after some days.",
  "dead-letters": "Enquiries could not be stored for 18 hours. They are now dead letters.",
  "deliveries-failed":
    "Enquiries are stored, but could not be delivered, and are no longer retried.",
  "deliveries-late": "Enquiries have been waiting to be delivered for more than an hour.",
  "deliveries-rejected":
    "Enquiries are rejected because of a setting or a certificate. Somebody has to correct it.",
  "browser-errors":
    "More than 20 errors in visitors' browsers were reported within ten minutes. The Worker's log names them: browser-error, policy-violation.",
  "task-failed": "A scheduled task has been failing for two hours.",
  "problem-log-unreachable":
    "The log of problems does not answer. Alerts are repeated every hour, and their end is not reported.",
} as const;

/** A kind of problem that needs a person. */
export type ProblemKind = keyof typeof problemTexts;

/** The text of a problem for the staff. */
export const problemText = ({ id }: Problem) => problemTexts[kindOf(id) as ProblemKind];

/** A problem of a kind; `details` distinguish problems of the same kind. */
const problem = (kind: ProblemKind, size = 1, ...details: string[]): Problem => ({
  id: [kind, ...details].join("/"),
  count: size,
});

/** A problem if a count is above a limit. */
const problemAbove = (limit: number, kind: ProblemKind, size: number) =>
  size > limit ? [problem(kind, size)] : [];

/** Unsettled deliveries of the same channel, state and error. */
interface DeliveryGroup {
  channel: string;
  state: string;
  error: string | null;
  rows: number;
  late: number;
}

/** The problem of a group: failed; rejected because of a setting; or pending for too long. */
function deliveryProblem({ channel, state, error, rows, late }: DeliveryGroup): Problem[] {
  const cause = error ?? "not-attempted";
  // An address that refuses mail is the visitor's: the claim page and the export show it.
  if (state === "failed" && channel === "visitor") return [];
  if (state === "failed") return [problem("deliveries-failed", rows, channel, cause)];
  if (needsCorrection(cause)) return [problem("deliveries-rejected", rows, channel, cause)];
  return late > 0 ? [problem("deliveries-late", late, channel, cause)] : [];
}

/** The problem of a database that is filling up. Its count is the share of the maximum size, in percent. */
async function sizeProblem(env: Env): Promise<Problem[]> {
  const { meta } = await env.DB.prepare("select 1").run();
  const percent = Math.floor((meta.size_after / maxDatabaseBytes) * 100);
  return percent >= fillingPercent ? [problem("database-filling", percent)] : [];
}

async function databaseFinding(env: Env, now: Date): Promise<Finding> {
  const db = drizzle(env.DB);
  const lateBefore = new Date(now.getTime() - maxPendingMs).toISOString();
  const quarantinedOf = (kind: Parameters<typeof tableOf>[0]) =>
    db
      .select({ rows: count() })
      .from(tableOf(kind))
      .where(isNotNull(tableOf(kind).spam));
  const enabled = enabledChannels(env).map(({ name }) => name);
  const unsettled = db
    .select({
      channel: deliveries.channel,
      state: deliveries.state,
      error: deliveries.lastError,
      rows: count(),
      oldest: min(deliveries.createdAt),
      late: sql`sum(${deliveries.createdAt} < ${lateBefore})`.mapWith(Number),
    })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.state, ["waiting", "failed"]),
        inArray(deliveries.channel, enabled),
        // Not the reminders that are due later.
        lte(deliveries.createdAt, now.toISOString()),
        sql`${deliveries.lastError} is not ${channelDisabled}`,
      ),
    )
    .groupBy(deliveries.channel, deliveries.state, deliveries.lastError);
  try {
    const [filling, [[reported], groups, ...quarantined]] = await Promise.all([
      sizeProblem(env),
      db.batch([
        reportsSince(env, now.getTime()),
        unsettled,
        quarantinedOf("viewing"),
        quarantinedOf("contact"),
        quarantinedOf("valuation"),
      ]),
    ]);
    const rowsIn = (state: string) =>
      groups
        .filter((group) => group.state === state)
        .filter(({ channel }) => state === "waiting" || channel !== "visitor")
        .reduce((sum, { rows }) => sum + rows, 0);
    const oldest = groups
      .filter(({ state }) => state === "waiting")
      .map((group) => now.getTime() - Date.parse(group.oldest ?? ""));
    const browserErrors = reported?.reports ?? 0;
    return {
      figures: {
        database: "reachable",
        waiting: rowsIn("waiting"),
        failed: rowsIn("failed"),
        oldestWaitingSeconds: Math.round(Math.max(0, ...oldest) / 1000),
        browserErrors,
        quarantined: quarantined.reduce((sum, [kind]) => sum + (kind?.rows ?? 0), 0),
      },
      problems: [
        ...filling,
        ...groups.flatMap(deliveryProblem),
        ...problemAbove(maxBrowserErrors, "browser-errors", browserErrors),
      ],
    };
  } catch (error) {
    log.error("database-unreachable", { error: errorName(error) });
    return {
      figures: { database: "unreachable" },
      problems: [problem("database-unreachable")],
      unknownKinds: [
        "database-filling",
        "deliveries-failed",
        "deliveries-late",
        "deliveries-rejected",
        "browser-errors",
      ],
    };
  }
}

async function writeFinding(env: Env, now: Date): Promise<Finding> {
  const writable = await respondsWithin(
    "database-not-writable",
    async () => testWrite(env, now, storeTimeoutMs),
    storeTimeoutMs,
  );
  return { figures: {}, problems: writable ? [] : [problem("database-not-writable")] };
}

async function queueFinding(env: Env): Promise<Finding> {
  try {
    const [{ backlogCount: queued }, { backlogCount: deadLetters }] = await withTimeout(
      Promise.all([env.ENQUIRY_QUEUE.metrics(), env.DEAD_ENQUIRIES.metrics()]),
      queueTimeoutMs,
    );
    return {
      figures: { queue: "reachable", queued, deadLetters },
      problems: [
        ...problemAbove(0, "enquiries-queued", queued),
        ...problemAbove(0, "dead-letters", deadLetters),
      ],
    };
  } catch (error) {
    log.error("queue-unreachable", { error: errorName(error) });
    return {
      figures: { queue: "unreachable" },
      problems: [problem("queue-unreachable")],
      unknownKinds: ["enquiries-queued", "dead-letters"],
    };
  }
}

async function taskFinding(env: Env, now: Date): Promise<Finding> {
  try {
    const failing = problemLog(env).failingTasks(now.getTime());
    return { figures: {}, problems: await withTimeout(failing, queueTimeoutMs) };
  } catch (error) {
    log.error("problem-log-unreachable", { error: errorName(error) });
    return {
      figures: {},
      problems: [problem("problem-log-unreachable")],
      unknownKinds: ["task-failed"],
    };
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
 * Whether an enquiry would be accepted now: by the queue, or by D1 if the queue fails. The queue is first, so
 * that a request by anybody does not write to D1. The timeouts are those of an enquiry.
 */
export async function acceptsEnquiries(env: Env): Promise<boolean> {
  return (
    (await respondsWithin(
      "queue-unreachable",
      async () => env.ENQUIRY_QUEUE.metrics(),
      queueTimeoutMs,
    )) ||
    (await respondsWithin(
      "database-not-writable",
      async () => testWrite(env, new Date(), storeTimeoutMs),
      storeTimeoutMs,
    ))
  );
}

export interface Health extends Partial<Figures> {
  /** The current problems. */
  problems: Problem[];
  /** Kinds of problems whose state is unknown. */
  unknownKinds: readonly ProblemKind[];
}

/**
 * The state of storage and delivery, without personal data. Every query has a timeout.
 *
 * @returns the figures, as far as they are known, and the problems
 */
export async function checkHealth(env: Env, now = new Date()): Promise<Health> {
  const timed = withQueryTimeout(env, storeTimeoutMs);
  const findings = await Promise.all([
    databaseFinding(timed, now),
    writeFinding(timed, now),
    queueFinding(env),
    taskFinding(env, now),
  ]);
  return {
    ...Object.assign({}, ...findings.map(({ figures }) => figures)),
    problems: findings.flatMap(({ problems }) => problems),
    unknownKinds: findings.flatMap(({ unknownKinds = [] }) => unknownKinds),
  };
}
