import { errorName, log } from "../log";
import { alertOf, type WebhookTarget } from "../settings";
import type { Outcome } from "./channels/channel";
import { postSigned } from "./channels/signed-post";
import { checkHealth, type Health, type Problem } from "./health";
import {
  claimProblemOver,
  claimNotification,
  dropNotification,
  dropUnsent,
  settleNotification,
} from "./notifications";

/** The text of each problem. */
const problemMessages: Record<Problem, string> = {
  "deliveries-failed":
    "Enquiries are stored, but could not be delivered, and are no longer retried.",
  "deliveries-late": "An enquiry has been waiting to be delivered for more than an hour.",
  "browser-errors":
    "More than 20 errors in visitors' browsers were reported within ten minutes. The Worker's log names them: browser-error, policy-violation.",
  "dead-letters": "Enquiries could not be stored and are now dead letters.",
};

const notificationId = (problem: Problem) => `alert/${problem}`;

interface ProblemChange {
  problem: Problem;
  state: "began" | "over";
  /** When the problem began. */
  since: string;
}

/** What the alerts of one run have in common. */
interface AlertRun {
  env: Env;
  webhook: WebhookTarget;
  health: Health;
  now: Date;
}

/** Sends an alert, and logs the outcome. */
async function send(
  { env, webhook, health }: AlertRun,
  { problem, state, since }: ProblemChange,
): Promise<Outcome> {
  const { waiting, failed, oldestWaitingSeconds, queued, deadLetters, browserErrors } = health;
  const outcome = await postSigned(webhook, `${problem}/${since}/${state}`, {
    type: `problem.${state}`,
    timestamp: new Date().toISOString(),
    data: {
      problem,
      since,
      message: state === "over" ? `Over: ${problemMessages[problem]}` : problemMessages[problem],
      waiting,
      failed,
      oldestWaitingSeconds,
      queued,
      deadLetters,
      browserErrors,
      health: new URL("/functions/v1/health", env.SITE_ORIGIN).href,
    },
  });
  if (outcome.delivered) log.info("problem-notified", { problem, state });
  else log.error("problem-not-notified", { problem, state, error: outcome.code });
  return outcome;
}

async function notifyOfBeginning(run: AlertRun, problem: Problem) {
  const { env, now } = run;
  const id = notificationId(problem);
  const since = await claimNotification(env, id, now);
  if (!since) return;
  const { delivered } = await send(run, { problem, state: "began", since });
  await settleNotification(env, id, delivered, now);
}

async function notifyOfEnd(run: AlertRun, problem: Problem) {
  const { env, now } = run;
  const id = notificationId(problem);
  await dropUnsent(env, id);
  const since = await claimProblemOver(env, id, now);
  if (!since) return;
  const { delivered } = await send(run, { problem, state: "over", since });
  if (delivered) await dropNotification(env, id);
  else await settleNotification(env, id, false, now);
}

/**
 * Sends an hourly alert of the problems that the queue reports while D1 is down. Alerts of one day have the
 * same id, by which receivers recognise repeats.
 */
async function notifyWithoutDatabase(run: AlertRun, problem: Problem) {
  if (run.now.getUTCMinutes() > 0) return;
  await send(run, { problem, state: "began", since: run.now.toISOString().slice(0, 10) });
}

/**
 * Sends an alert once when a problem begins and once when it is over, if alerts are enabled. It uses a
 * webhook, because mail may be what fails. It does not throw.
 */
export async function notifyOfProblems(env: Env, now = new Date()): Promise<void> {
  const webhook = alertOf(env);
  if (!webhook) return;
  const { health, problemStates } = await checkHealth(env, now.getTime());
  const run: AlertRun = { env, webhook, health, now };
  for (const [problem, exists] of Object.entries(problemStates) as [
    Problem,
    boolean | undefined,
  ][]) {
    try {
      if (health.database === "unreachable" && exists) await notifyWithoutDatabase(run, problem);
      else if (health.database === "reachable" && exists) await notifyOfBeginning(run, problem);
      else if (health.database === "reachable" && exists === false) await notifyOfEnd(run, problem);
    } catch (error) {
      log.error("problem-not-notified", { problem, error: errorName(error) });
    }
  }
}
