import { errorName, log } from "../log";
import { alertOf } from "../settings";
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
const sentences: Record<Problem, string> = {
  "deliveries-failed":
    "Enquiries are stored, but could not be delivered, and are no longer retried.",
  "deliveries-late": "An enquiry has been waiting to be delivered for more than an hour.",
  "browser-errors":
    "More than 20 errors in visitors' browsers were reported within ten minutes. The Worker's log names them: browser-error, policy-violation.",
  "dead-letters": "Enquiries could not be stored and are now dead letters.",
};

const notificationId = (problem: Problem) => `alert/${problem}`;

interface News {
  problem: Problem;
  state: "began" | "over";
  /** When the problem began. */
  since: string;
}

async function post(env: Env, { problem, state, since }: News, health: Health): Promise<Outcome> {
  const { waiting, failed, oldestWaitingSeconds, queued, deadLetters, browserErrors } = health;
  return postSigned(alertOf(env) ?? { url: "", secret: "" }, `${problem}/${since}/${state}`, {
    type: `problem.${state}`,
    timestamp: new Date().toISOString(),
    data: {
      problem,
      since,
      message: state === "over" ? `Over: ${sentences[problem]}` : sentences[problem],
      waiting,
      failed,
      oldestWaitingSeconds,
      queued,
      deadLetters,
      browserErrors,
      health: new URL("/functions/v1/health", env.SITE_ORIGIN).href,
    },
  });
}

function report({ problem, state }: News, outcome: Outcome) {
  if (outcome.delivered) log.info("problem-notified", { problem, state });
  else log.error("problem-not-notified", { problem, state, error: outcome.code });
}

async function notifyOfBeginning(env: Env, problem: Problem, health: Health, now: Date) {
  const id = notificationId(problem);
  const since = await claimNotification(env, id, now);
  if (!since) return;
  const news: News = { problem, state: "began", since };
  const outcome = await post(env, news, health);
  report(news, outcome);
  await settleNotification(env, id, outcome.delivered, now);
}

async function notifyOfEnd(env: Env, problem: Problem, health: Health, now: Date) {
  const id = notificationId(problem);
  await dropUnsent(env, id);
  const since = await claimProblemOver(env, id, now);
  if (!since) return;
  const news: News = { problem, state: "over", since };
  const outcome = await post(env, news, health);
  report(news, outcome);
  if (outcome.delivered) await dropNotification(env, id);
  else await settleNotification(env, id, false, now);
}

/**
 * Sends an hourly alert of the problems that the queue reports while D1 is down. Alerts of one day have the
 * same id, by which receivers recognise repeats.
 */
async function notifyWithoutDatabase(env: Env, problem: Problem, health: Health, now: Date) {
  if (now.getUTCMinutes() > 0) return;
  const news: News = { problem, state: "began", since: now.toISOString().slice(0, 10) };
  report(news, await post(env, news, health));
}

/**
 * Sends an alert once when a problem begins and once when it is over, if alerts are enabled. It uses a
 * webhook, because mail may be what fails. It does not throw.
 */
export async function notifyOfProblems(env: Env, now = new Date()): Promise<void> {
  if (!alertOf(env)) return;
  const { health, problemStates } = await checkHealth(env, now.getTime());
  for (const [problem, exists] of Object.entries(problemStates) as [
    Problem,
    boolean | undefined,
  ][]) {
    try {
      if (health.database === "unreachable" && exists)
        await notifyWithoutDatabase(env, problem, health, now);
      else if (health.database === "reachable" && exists)
        await notifyOfBeginning(env, problem, health, now);
      else if (health.database === "reachable" && exists === false)
        await notifyOfEnd(env, problem, health, now);
    } catch (error) {
      log.error("problem-not-notified", { problem, error: errorName(error) });
    }
  }
}
