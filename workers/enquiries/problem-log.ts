import { DurableObject } from "cloudflare:workers";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a problem exists before its first alert, in ms: shorter ones need no person. */
const confirmationTime = 2 * minute;

/** The minimum time between two alerts of a problem, in ms. */
const alertInterval = hour;

/** How often an alert of an open problem is repeated, in ms. It is repeated earlier if its count doubles. */
const repeatInterval = day;

/** How long a task fails, with its retries, before it is a problem, in ms. */
const taskTolerance = 2 * hour;

/** Mails about queued enquiries in an hour, and how long each is remembered, in ms: as long as queues retain messages. */
const maxQueuedMails = 40;
const queuedMailRetention = 14 * day;

/** How long a run may take to send one of them, in ms. */
const queuedMailLease = 5 * minute;

/** A mail about a queued enquiry. */
interface QueuedMail {
  /** When it was leased or sent, in ms since 1970. */
  at: number;
  isSent: boolean;
}

/** A problem that needs a person. */
export interface Problem {
  /** Its kind, and details that distinguish problems of a kind: "deliveries-late/crm/http-500". */
  id: string;
  /** How many enquiries, errors or failures it concerns. */
  count: number;
}

/** Where alerts are sent. */
export type AlertChannel = "mail" | "webhook";

/** An alert that is due. */
export interface Alert extends Problem {
  state: "began" | "continues" | "over";
  /** When the problem began, in ms since 1970. */
  since: number;
}

interface LoggedProblem {
  since: number;
  count: number;
  isOver: boolean;
  /** The last alert of each channel. */
  sent: Partial<Record<AlertChannel, { at: number; count: number; isOver: boolean }>>;
}

interface FailingTask {
  since: number;
  failures: number;
  error: string;
}

type Logged<T> = Record<string, T>;

/** The kind of a problem: the first part of its id. */
export const kindOf = (problem: string) => problem.split("/", 1)[0] ?? problem;

/** The state of the alert that is due in a channel; undefined if none is. */
function dueState(
  { since, count, isOver, sent }: LoggedProblem,
  channel: AlertChannel,
  now: number,
): Alert["state"] | undefined {
  const last = sent[channel];
  if (!last) return !isOver && now - since >= confirmationTime ? "began" : undefined;
  if (now - last.at < alertInterval) return undefined;
  if (isOver) return last.isOver ? undefined : "over";
  if (last.isOver) return "began";
  return count >= 2 * last.count || now - last.at >= repeatInterval ? "continues" : undefined;
}

/** Whether nothing about a problem is left to be sent or to be remembered. */
const isSettled = ({ isOver, sent }: LoggedProblem, now: number) =>
  isOver && Object.values(sent).every((last) => last.isOver && now - last.at >= alertInterval);

/**
 * The problems, and what was sent about them. It is a Durable Object, so that alerts work while D1 does not. There is
 * one, and it executes one call at a time.
 */
export class ProblemLog extends DurableObject<Env> {
  #read<T>(key: string): Logged<T> {
    return this.ctx.storage.kv.get<Logged<T>>(key) ?? {};
  }

  /**
   * Logs the problems of a run.
   *
   * @param open the current problems
   * @param unknownKinds kinds of problems whose state is unknown: they are not over
   * @param channels the enabled ones
   * @param now in ms since 1970
   * @returns the alerts that are due in each channel
   */
  observe(
    open: readonly Problem[],
    unknownKinds: readonly string[],
    channels: readonly AlertChannel[],
    now: number,
  ): Partial<Record<AlertChannel, Alert[]>> {
    const logged = this.#read<LoggedProblem>("problems");
    for (const { id, count } of open)
      logged[id] = { since: now, sent: {}, ...logged[id], count, isOver: false };
    const openIds = new Set(open.map(({ id }) => id));
    const known = Object.entries(logged).filter(([id]) => !unknownKinds.includes(kindOf(id)));
    for (const [id, problem] of known) {
      problem.isOver = !openIds.has(id);
      if (isSettled(problem, now)) delete logged[id];
    }
    this.ctx.storage.kv.put("problems", logged);
    return Object.fromEntries(
      channels.map((channel) => [
        channel,
        known.flatMap(([id, problem]): Alert[] => {
          const state = dueState(problem, channel, now);
          return state ? [{ id, state, since: problem.since, count: problem.count }] : [];
        }),
      ]),
    );
  }

  /** Records that alerts were sent. */
  recordSent(channel: AlertChannel, alerts: readonly Alert[], now: number): void {
    const logged = this.#read<LoggedProblem>("problems");
    for (const { id, count, state } of alerts) {
      const problem = logged[id];
      if (problem) problem.sent[channel] = { at: now, count, isOver: state === "over" };
    }
    this.ctx.storage.kv.put("problems", logged);
  }

  /**
   * Records the outcome of a scheduled task.
   *
   * @param error its code; undefined after success
   */
  recordTask(task: string, error: string | undefined, now: number): void {
    const failing = this.#read<FailingTask>("tasks");
    const { since = now, failures = 0 } = failing[task] ?? {};
    delete failing[task];
    if (error !== undefined) failing[task] = { since, failures: failures + 1, error };
    this.ctx.storage.kv.put("tasks", failing);
  }

  /** The tasks that fail, although they were retried. */
  failingTasks(now: number): Problem[] {
    return Object.entries(this.#read<FailingTask>("tasks"))
      .filter(([, { since }]) => now - since >= taskTolerance)
      .map(([task, { error, failures }]) => ({
        id: `task-failed/${task}/${error}`,
        count: failures,
      }));
  }

  /**
   * Leases the mail about a queued enquiry, unless it was sent, another run has leased it, or there were too many within an
   * hour. The lease of a run that was killed ends.
   *
   * @param id of the enquiry
   */
  leaseQueuedMail(id: string, now: number): boolean {
    const mails = this.#read<QueuedMail>("unstored-mails");
    const recent = Object.entries(mails).filter(([, { at }]) => now - at < queuedMailRetention);
    const last = mails[id];
    if (last && (last.isSent || now - last.at < queuedMailLease)) return false;
    if (recent.filter(([, { at }]) => now - at < hour).length >= maxQueuedMails) return false;
    const leased = { ...Object.fromEntries(recent), [id]: { at: now, isSent: false } };
    this.ctx.storage.kv.put("unstored-mails", leased);
    return true;
  }

  /** Records that a leased mail was sent, or ends its lease. */
  settleQueuedMail(id: string, isSent: boolean, now: number): void {
    const { [id]: _, ...others } = this.#read<QueuedMail>("unstored-mails");
    const mails = isSent ? { ...others, [id]: { at: now, isSent } } : others;
    this.ctx.storage.kv.put("unstored-mails", mails);
  }
}

/** The log of this Worker. The generated type of the binding is that of the build, which has no types. */
export const problemLog = ({ PROBLEM_LOG }: Env) =>
  (PROBLEM_LOG as unknown as DurableObjectNamespace<ProblemLog>).getByName("problems");
