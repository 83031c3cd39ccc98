import { WorkerEntrypoint } from "cloudflare:workers";
import { Hono } from "hono";
import { videoSizes } from "~/listings/listing-video.server";
import { defaultLocale, pageLocale } from "~/locale";
import { createSite } from "~/site/site";
import { withQueryTimeout, unlessPaused } from "./db/timed-database";
import { desk } from "./desk/handle";
import { sendAlerts } from "./enquiries/alert";
import { settleDisabledChannels } from "./enquiries/channels";
import { deliverDue } from "./enquiries/deliver-due";
import { notifyOfExpiringPermits } from "./enquiries/permits";
import { problemLog } from "./enquiries/problem-log";
import { notifyOfQuarantined } from "./enquiries/quarantine";
import { receiveQueued } from "./enquiries/queue";
import { deleteOutdated } from "./enquiries/retention";
import { mailWeeklyReport } from "./enquiries/weekly-report";
import { currentRates, fetchRates } from "./exchange-rates";
import { functions } from "./functions/functions";
import { drainUnreadBody } from "./http/body";
import { feeds } from "./http/feeds";
import { brochureFiles, videoFiles } from "./http/files";
import { finalizeResponse, nonPagePolicy, securityHeaders } from "./http/finalize-response";
import { cachedPage } from "./http/page-cache";
import { canonicalRedirect, formerAddressRedirect } from "./http/redirects";
import { pathForLog, withDecodablePath } from "./http/request";
import { staffPreview } from "./http/staff-preview";
import { errorName, log } from "./log";
import type { Submission } from "./records/enquiry";
import { analyticsOf, turnstileOf } from "./settings";
import { withTimeout } from "./timeout";
import { queryTimeoutMs, queueTimeoutMs } from "./timing";
import { visitors } from "./visitors/handle";

async function renderResponse(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">,
): Promise<Response> {
  const now = new Date();
  const [{ renderPage, routes }, { rates, maxAge }] = await Promise.all([
    import("./pages"),
    currentRates(env, now),
  ]);
  const { pathname } = new URL(request.url);
  const [, prefix] = pathname.split(/[/.]/);
  const locale = pageLocale({ locale: prefix, file: pathname }) ?? defaultLocale;
  const site = createSite({ locale, origin: env.SITE_ORIGIN, now, rates });
  const page = await renderPage({
    request: withDecodablePath(request),
    env,
    data: { site },
    waitUntil: context.waitUntil.bind(context),
    passThroughOnException: context.passThroughOnException.bind(context),
  } as unknown as Parameters<typeof renderPage>[0]);
  if (page.status === 404) log.info("page-not-found", { path: pathForLog(request) });
  return finalizeResponse(request, page, {
    version: env.VERSION.id,
    routes,
    turnstile: turnstileOf(env) !== undefined,
    analytics: analyticsOf(env),
    maxAge: Math.min(site.advertised.maxAge, maxAge),
  });
}

/** The pages. wrangler.toml enables the edge's cache for this entrypoint only. */
export class Pages extends WorkerEntrypoint<Env> {
  override async fetch(request: Request): Promise<Response> {
    return renderResponse(request, this.env, this.ctx);
  }
}

/** The entrypoint of every request. It is not cached, so that a cached page cannot bypass it. */
const gateway = new Hono<{ Bindings: Env }>();
gateway.use(securityHeaders, nonPagePolicy, drainUnreadBody, staffPreview);
gateway.route("/", functions);
gateway.route("/", desk);
gateway.route("/", visitors);
gateway.route("/", feeds());
/** The file by which search engines check the key of IndexNow. */
gateway.get("/:file{[\\w-]+\\.txt}", async ({ env, req, text }, next) => {
  const key = env.INDEXNOW_KEY;
  return key && req.path === `/${key}.txt` ? text(key) : next();
});
gateway.use(videoFiles(videoSizes));
gateway.use(canonicalRedirect, formerAddressRedirect(), brochureFiles());
gateway.on(["GET", "HEAD"], "*", async ({ req, executionCtx }) =>
  cachedPage(
    req.raw,
    (executionCtx as ExecutionContext & { exports: { Pages: Fetcher } }).exports.Pages,
  ),
);
gateway.all("*", async (context) => {
  const { req, env, executionCtx } = context;
  const { allowedMethods } = await import("./pages");
  const allowed = allowedMethods(req.path);
  // Without JavaScript, forms post to their page.
  if (allowed.includes(req.method)) return renderResponse(req.raw, env, executionCtx);
  const headers = { allow: allowed.join(", "), "cache-control": "no-store" };
  return context.text("Method Not Allowed", 405, headers);
});

/** The timeout of the request, in ms. */
const heartbeatTimeoutMs = 10_000;

/**
 * Requests `HEARTBEAT_URL` after a successful run of the cron, if it is set. A monitor at that address raises an alarm
 * when requests stop. It does not throw.
 */
async function sendHeartbeat({ HEARTBEAT_URL: url }: Env): Promise<void> {
  if (!url) return;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(heartbeatTimeoutMs) });
    await response.body?.cancel();
    if (!response.ok) log.error("heartbeat-not-sent", { error: `http-${response.status}` });
  } catch (error) {
    log.error("heartbeat-not-sent", { error: errorName(error) });
  }
}

/**
 * The cron of every minute: due deliveries and, at the same time, alerts, so that slow deliveries do not delay them. A
 * run is successful if its deliveries were attempted and every alert that was due was delivered.
 */
async function deliverAndAlert(env: Env, now: Date) {
  const [delivered, alerted] = await Promise.all([deliverDue(env, now), sendAlerts(env, now)]);
  if (delivered && alerted) await sendHeartbeat(env);
}

/**
 * The schedules of wrangler.toml: nightly; hourly in the morning and on Mondays, until the mail is sent; hourly.
 */
const everyMinute = "* * * * *";
const nightly = "17 22 * * *";
const mornings = "0 5-16 * * *";
const mondays = "0 4-16 * * MON";
const hourly = "23 * * * *";

type Task = (env: Env, now: Date) => Promise<void>;

const scheduledTasks: Record<string, Record<string, Task>> = {
  [nightly]: { retention: deleteOutdated, "disabled-channels": settleDisabledChannels },
  [mornings]: { "quarantine-mail": notifyOfQuarantined, "permit-mail": notifyOfExpiringPermits },
  [mondays]: { "weekly-mail": mailWeeklyReport },
  [hourly]: { "exchange-rates": fetchRates },
};

/** Runs a task and records its outcome, so that a task that keeps failing is a problem. It does not throw. */
async function runTask(env: Env, name: string, task: Task, now: Date) {
  const error = await task(env, now).then(
    () => undefined,
    (failure: unknown) => errorName(failure),
  );
  if (error !== undefined) log.error("task-failed", { task: name, error });
  try {
    // D1's messages are in the log only: a problem has a short cause.
    const [cause] = error?.split(":", 1) ?? [];
    await withTimeout(problemLog(env).recordTask(name, cause, now.getTime()), queueTimeoutMs);
  } catch (failure) {
    log.error("problem-log-unreachable", { error: errorName(failure) });
  }
}

async function runSchedule(cron: string, env: Env, now: Date) {
  if (cron === everyMinute) return deliverAndAlert(env, now);
  const tasks = scheduledTasks[cron];
  // Each of wrangler.toml has to be one of these.
  if (!tasks) throw new Error(`There is no task for the schedule ${cron}.`);
  const runs = Object.entries(tasks).map(async ([name, task]) => runTask(env, name, task, now));
  await Promise.all(runs);
}

export { Counter } from "./counts/counter";
export { ProblemLog } from "./enquiries/problem-log";

export default {
  fetch: (request: Request, env: Env, context?: ExecutionContext) =>
    gateway.fetch(request, unlessPaused(env), context),
  queue: async (batch, env) =>
    receiveQueued(batch, withQueryTimeout(unlessPaused(env), queryTimeoutMs)),
  scheduled: async ({ cron, scheduledTime }, env) =>
    runSchedule(cron, withQueryTimeout(unlessPaused(env), queryTimeoutMs), new Date(scheduledTime)),
} satisfies ExportedHandler<Env, Submission>;
