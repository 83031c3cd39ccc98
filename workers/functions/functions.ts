import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import { type EnquiryKind, endpoints } from "~/features/enquiries/fields";
import { handleBrowserReport } from "../browser-reports/handle-report";
import { handleBeacon } from "../counts/handle-beacon";
import { handleEnquiry } from "../enquiries/handle-enquiry";
import { checkHealth, acceptsEnquiries } from "../enquiries/health";
import { type EnquiryHttpResult, errorResult } from "../enquiries/results";
import { withinHealthLimit } from "../http/limits";
import { pathForLog, isAllowedOrigin, isCrossSite, requestLocale } from "../http/request";
import { isSecret } from "../http/signed-page";
import { errorName, log } from "../log";
import { calendarFile } from "../records/calendar-file";

type App = { Bindings: Env };

function send(context: Context<App>, { status, response, retryAfter }: EnquiryHttpResult) {
  if (retryAfter) context.header("retry-after", String(retryAfter));
  return context.json(response, status);
}

/** Responds with an error to a request that is not an enquiry. */
const sendError = (context: Context<App>, code: EnquiryErrorCode) =>
  send(context, errorResult(code, requestLocale(context.req.raw)));

/** Whether an `Authorization` header has a bearer token. */
function hasBearerToken(authorization: string, token: string | undefined): boolean {
  const [, given = ""] = /^Bearer +(\S+)$/iu.exec(authorization) ?? [];
  return isSecret(given, token);
}

const methodNotAllowed = (allow: string) => (context: Context<App>) => {
  context.header("allow", allow);
  return sendError(context, "method_not_allowed");
};
const postOnly = methodNotAllowed("POST, OPTIONS");
const readOnly = methodNotAllowed("GET, HEAD, OPTIONS");

export const functions = new Hono<App>().basePath("/functions/v1");

functions.use(async (context, next) => {
  await next();
  context.header("cache-control", "no-store");
});
functions.use(
  cors({
    origin: (origin, { req, env }) =>
      isAllowedOrigin(origin, req.url, env as Env) ? origin : null,
    allowMethods: ["POST", "GET", "OPTIONS"],
    exposeHeaders: ["retry-after"],
    maxAge: 86_400,
  }),
);

for (const [kind, endpoint] of Object.entries(endpoints) as [EnquiryKind, string][]) {
  functions.post(`/${endpoint}`, async (context) =>
    send(
      context,
      await handleEnquiry(context.env, kind, context.req.raw, (work) =>
        context.executionCtx.waitUntil(work),
      ),
    ),
  );
  functions.all(`/${endpoint}`, postOnly);
}

for (const [path, handle] of [
  ["/report", handleBrowserReport],
  ["/count", handleBeacon],
] as const) {
  functions.post(path, async (context) => {
    const errorCode = await handle(context.env, context.req.raw, (work) =>
      context.executionCtx.waitUntil(work),
    );
    return errorCode ? sendError(context, errorCode) : context.body(null, 204);
  });
  functions.all(path, postOnly);
}

functions.get("/viewing.ics", (context) => {
  const file = calendarFile(new URL(context.req.url).searchParams, context.env);
  if (file === undefined) return sendError(context, "not_found");
  context.header("content-type", "text/calendar; charset=utf-8; method=PUBLISH");
  context.header("content-disposition", 'attachment; filename="viewing.ics"');
  context.header("x-robots-tag", "noindex");
  return context.body(file);
});

functions.all("/viewing.ics", readOnly);

functions.get("/health", async (context) => {
  // A page of another site must not use up the visitor's limit, by pictures for example.
  if (isCrossSite(context.req.raw, context.env)) return sendError(context, "forbidden_origin");
  if (!(await withinHealthLimit(context.req.raw, context.env)))
    return sendError(context, "rate_limited");
  const authorization = context.req.header("authorization");
  if (authorization === undefined) {
    const accepting = await acceptsEnquiries(context.env);
    return context.json({ status: accepting ? "ok" : "unavailable" }, accepting ? 200 : 503);
  }
  if (!hasBearerToken(authorization, context.env.HEALTH_TOKEN)) {
    context.header("www-authenticate", "Bearer");
    return sendError(context, "unauthorized");
  }
  const { problems, unknownKinds: _, ...figures } = await checkHealth(context.env);
  const ids = problems.map(({ id }) => id);
  return context.json({ ...figures, problems: ids }, ids.length === 0 ? 200 : 503);
});

functions.all("/health", readOnly);

// Not `notFound`, which applies to the root app only.
functions.all("*", (context) => sendError(context, "not_found"));
functions.onError((error, context) => {
  log.error("function-failed", { path: pathForLog(context.req.raw), error: errorName(error) });
  return sendError(context, "internal_error");
});
