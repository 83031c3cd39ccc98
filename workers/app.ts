import { Hono } from "hono";
import { deliverWaiting } from "./enquiries/deliver";
import { functions } from "./functions/functions";

const app = new Hono<{ Bindings: Env }>();
app.route("/", functions);
// `all`, not `get`: forms post to their own page where there is no JavaScript.
app.all("*", async ({ req, env, executionCtx }) => {
  const { renderPage } = await import("./pages");
  return renderPage({
    request: req.raw,
    env,
    waitUntil: executionCtx.waitUntil.bind(executionCtx),
    passThroughOnException: executionCtx.passThroughOnException.bind(executionCtx),
  } as unknown as Parameters<typeof renderPage>[0]);
});

export default {
  fetch: app.fetch,
  scheduled: async (_controller, env) => deliverWaiting(env),
} satisfies ExportedHandler<Env>;
