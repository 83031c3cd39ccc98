import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { receiveViewingRequest } from "../enquiries/receive";
import { bodyLimit as maxSize, readBody } from "./body";

const failure = (code: string, message: string) => ({ success: false, error: { code, message } });

const tooLarge = failure("too_large", "This is more than the form can take.");
const notAllowed = failure("method_not_allowed", "Please send this with POST.");
const notFound = failure("not_found", "There is no such function.");
const limited = failure("rate_limited", "Too many requests. Please try again in a minute.");
const broken = failure("internal_error", "Something went wrong on our side. Please try again.");
const unreadable = {
  unsupported_media_type: [415, failure("unsupported_media_type", "Please send JSON or a form.")],
  malformed_body: [400, failure("malformed_body", "The request’s body could not be read.")],
} as const;

/** The HTTP face of the enquiries. */
export const functions = new Hono<{ Bindings: Env }>().basePath("/functions/v1");

functions.use(
  cors({
    origin: (origin, context) => {
      const allowed = (context.env as Env).ALLOWED_ORIGINS.split(" ");
      return origin === new URL(context.req.url).origin || allowed.includes(origin) ? origin : null;
    },
    allowMethods: ["POST", "OPTIONS"],
    maxAge: 86_400,
  }),
);
functions.use(async (context, next) => {
  await next();
  context.header("cache-control", "no-store");
});

functions.post(
  "/send-viewing-request",
  bodyLimit({ maxSize, onError: (context) => context.json(tooLarge, 413) }),
  async (context) => {
    const address = context.req.header("cf-connecting-ip") ?? "unknown";
    const { success } = await context.env.ENQUIRY_LIMIT.limit({ key: address });
    if (!success) return context.json(limited, 429, { "retry-after": "60" });
    const body = await readBody(context.req.raw);
    if (typeof body === "string") return context.json(unreadable[body][1], unreadable[body][0]);
    const { status, answer } = await receiveViewingRequest(context.env, body, (work) =>
      context.executionCtx.waitUntil(work),
    );
    return context.json(answer, status as ContentfulStatusCode);
  },
);
functions.all("/send-viewing-request", (context) =>
  context.json(notAllowed, 405, { allow: "POST, OPTIONS" }),
);
functions.notFound((context) => context.json(notFound, 404));
functions.onError((error, context) => {
  console.error(
    JSON.stringify({ event: "function-failed", path: context.req.path, error: error.name }),
  );
  return context.json(broken, 500);
});
