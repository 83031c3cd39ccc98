import { Hono } from "hono";
import { deliverDue } from "./enquiries/deliver";
import { deleteOutdated } from "./enquiries/retention";
import { functions } from "./functions/functions";
import { canonicalRedirect } from "./http/canonical-redirect";
import { finalizeResponse } from "./http/finalize-response";
import { policyOfNoPage, securityHeaders } from "./http/security-headers";
import { log } from "./log";
import { turnstileOf } from "./settings";

const app = new Hono<{ Bindings: Env }>();
app.use(securityHeaders, policyOfNoPage);
app.route("/", functions);
app.use(canonicalRedirect);
// `all`, not `get`: forms post to their own page where there is no JavaScript.
app.all("*", async ({ req, env, executionCtx }) => {
  const { renderPage, routes } = await import("./pages");
  // A HEAD is answered with the headers of the page, which are made from the page.
  const request = req.method === "HEAD" ? new Request(req.raw, { method: "GET" }) : req.raw;
  const page = await renderPage({
    request,
    env,
    waitUntil: executionCtx.waitUntil.bind(executionCtx),
    passThroughOnException: executionCtx.passThroughOnException.bind(executionCtx),
  } as unknown as Parameters<typeof renderPage>[0]);
  if (page.status === 404) log.info("page-not-found", { path: req.path });
  return finalizeResponse(req.raw, page, { routes, turnstile: turnstileOf(env) !== undefined });
});

/** As in wrangler.toml: when Dubai sleeps. */
const nightly = "17 22 * * *";

export default {
  fetch: app.fetch,
  scheduled: async ({ cron, scheduledTime }, env) => {
    const now = new Date(scheduledTime);
    await (cron === nightly ? deleteOutdated(env, now) : deliverDue(env, now));
  },
} satisfies ExportedHandler<Env>;
