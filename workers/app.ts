import { WorkerEntrypoint } from "cloudflare:workers";
import { Hono } from "hono";
import { advertisedAt, listingsAndAreas } from "~/features/permits/advertised";
import { defaultLocale, localeOf } from "~/locale";
import { notifyOfProblems } from "./enquiries/alert";
import { deliverDue } from "./enquiries/deliver";
import { notifyOfExpiringPermits } from "./enquiries/permits";
import { notifyOfQuarantined } from "./enquiries/quarantine";
import { receiveQueued } from "./enquiries/queue";
import { deleteOutdated } from "./enquiries/retention";
import type { Submission } from "./enquiries/store";
import { mailWeeklyReport } from "./enquiries/weekly-report";
import { createRatesLoader } from "./exchange-rates/current-rates";
import { fetchRates } from "./exchange-rates/fetch-rates";
import { functions } from "./functions/functions";
import { drainUnreadBody } from "./http/body";
import { brochureFiles } from "./http/brochure-files";
import { cachedPage } from "./http/cached-page";
import { finalizeResponse } from "./http/finalize-response";
import { pathForLog, withDecodablePath } from "./http/page-path";
import { canonicalRedirect } from "./http/redirects";
import { nonPagePolicy, securityHeaders } from "./http/security-headers";
import { log } from "./log";
import { analyticsOf, turnstileOf } from "./settings";

/** Renders a page and adds its headers. */
async function renderResponse(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">,
): Promise<Response> {
  const now = new Date();
  const { renderPage, routes } = await import("./pages");
  const locale = localeOf(new URL(request.url).pathname.split(/[/.]/)[1]) ?? defaultLocale;
  const advertised = advertisedAt(now, listingsAndAreas, locale);
  const rates = createRatesLoader(env, now);
  const page = await renderPage({
    request: withDecodablePath(request),
    env,
    data: { advertised, readRates: rates.read },
    waitUntil: context.waitUntil.bind(context),
    passThroughOnException: context.passThroughOnException.bind(context),
  } as unknown as Parameters<typeof renderPage>[0]);
  if (page.status === 404) log.info("page-not-found", { path: pathForLog(request) });
  return finalizeResponse(request, page, {
    version: env.VERSION.id,
    routes,
    turnstile: turnstileOf(env) !== undefined,
    analytics: analyticsOf(env),
    maxAge: Math.min(advertised.maxAge, await rates.maxAge()),
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
gateway.use(securityHeaders, nonPagePolicy, drainUnreadBody);
gateway.route("/", functions);
gateway.use(canonicalRedirect, brochureFiles());
gateway.on(["GET", "HEAD"], "*", async ({ req, executionCtx }) =>
  cachedPage(
    req.raw,
    (executionCtx as ExecutionContext & { exports: { Pages: Fetcher } }).exports.Pages,
  ),
);
// Without JavaScript, forms post to their page.
gateway.all("*", async ({ req, env, executionCtx }) => renderResponse(req.raw, env, executionCtx));

/** The cron of every minute: due deliveries, then notifications of problems. */
async function everyMinute(env: Env, now: Date) {
  await deliverDue(env, now);
  await notifyOfProblems(env, now);
}

/**
 * The schedules of wrangler.toml: nightly; hourly in the morning and on Mondays, until the mail is sent; hourly.
 */
const nightly = "17 22 * * *";
const mornings = "0 5-16 * * *";
const mondays = "0 4-16 * * MON";
const hourly = "23 * * * *";

/** The mails of the morning. */
async function everyMorning(env: Env, now: Date) {
  await Promise.all([notifyOfQuarantined(env, now), notifyOfExpiringPermits(env, now)]);
}

const scheduledTasks: Record<string, (env: Env, now: Date) => Promise<void>> = {
  [nightly]: deleteOutdated,
  [mornings]: everyMorning,
  [mondays]: mailWeeklyReport,
  [hourly]: fetchRates,
};

export default {
  fetch: gateway.fetch,
  queue: receiveQueued,
  scheduled: async ({ cron, scheduledTime }, env) =>
    (scheduledTasks[cron] ?? everyMinute)(env, new Date(scheduledTime)),
} satisfies ExportedHandler<Env, Submission>;
