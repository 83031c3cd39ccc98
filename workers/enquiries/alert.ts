import { faultName, log } from "../log";
import { alertOf } from "../settings";
import type { Outcome } from "./channels/channel";
import { postSigned } from "./channels/signed-post";
import { examine, type Health, type Problem } from "./health";
import { claimEnd, claimNotice, dropNotice, dropUntold, settleNotice } from "./notices";

/** What is wrong, for who reads the message. */
const sentences: Record<Problem, string> = {
  "deliveries-failed":
    "Enquiries are stored, but could not be delivered, and are no longer retried.",
  "deliveries-late": "An enquiry has been waiting to be delivered for more than an hour.",
  "browser-errors":
    "More than 20 errors in visitors' browsers were reported within ten minutes. The Worker's log names them: browser-error, policy-violation.",
  "dead-letters": "Enquiries could not be stored and are now dead letters.",
};

const noticeOf = (problem: Problem) => `alert/${problem}`;

interface News {
  problem: Problem;
  state: "began" | "over";
  /** When the problem was first seen: two that are alike are told apart by it. */
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
  if (outcome.delivered) log.info("problem-told", { problem, state });
  else log.error("problem-not-told", { problem, state, error: outcome.code });
}

async function tellBeginning(env: Env, problem: Problem, health: Health, now: Date) {
  const id = noticeOf(problem);
  const since = await claimNotice(env, id, now);
  if (!since) return;
  const news: News = { problem, state: "began", since };
  const outcome = await post(env, news, health);
  report(news, outcome);
  await settleNotice(env, id, outcome.delivered, now);
}

async function tellEnd(env: Env, problem: Problem, health: Health, now: Date) {
  const id = noticeOf(problem);
  await dropUntold(env, id);
  const since = await claimEnd(env, id, now);
  if (!since) return;
  const news: News = { problem, state: "over", since };
  const outcome = await post(env, news, health);
  report(news, outcome);
  if (outcome.delivered) await dropNotice(env, id);
  else await settleNotice(env, id, false, now);
}

/**
 * Without D1 nothing can be noted: what the queue tells is told every hour until D1 is back, on one
 * day under one id, by which a receiver knows what it has heard.
 */
async function tellWithoutNotes(env: Env, problem: Problem, health: Health, now: Date) {
  if (now.getUTCMinutes() > 0) return;
  const news: News = { problem, state: "began", since: now.toISOString().slice(0, 10) };
  report(news, await post(env, news, health));
}

/**
 * Tells whoever watches, where that is on, once of each problem that began and once that it is over.
 * It goes by a webhook and not by mail, because mail may be what fails. It never throws.
 */
export async function tellProblems(env: Env, now = new Date()): Promise<void> {
  if (!alertOf(env)) return;
  const { health, found } = await examine(env, now.getTime());
  for (const [problem, isThere] of Object.entries(found) as [Problem, boolean | undefined][]) {
    try {
      if (health.database === "unreachable" && isThere)
        await tellWithoutNotes(env, problem, health, now);
      else if (health.database === "reachable" && isThere)
        await tellBeginning(env, problem, health, now);
      else if (health.database === "reachable" && isThere === false)
        await tellEnd(env, problem, health, now);
    } catch (error) {
      log.error("problem-not-told", { problem, error: faultName(error) });
    }
  }
}
