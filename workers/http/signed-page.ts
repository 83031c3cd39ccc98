import type { MiddlewareHandler } from "hono";

/** The headers of a page whose address is the permission to see it. */
export const signedPage: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("cache-control", "no-store");
  context.header("x-robots-tag", "noindex");
  // No other site gets the address.
  context.header("referrer-policy", "same-origin");
};
