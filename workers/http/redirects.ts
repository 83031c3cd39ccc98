import { createMiddleware } from "hono/factory";

/**
 * Gives every page one address: the host that SITE_ORIGIN names, over https where that says so,
 * and no slash at the end. The query stays. What is not a page's address (another method) passes.
 */
export const canonicalRedirect = createMiddleware<{ Bindings: Env }>(async (context, next) => {
  const { method, url } = context.req;
  const requested = new URL(url);
  const canonical = new URL(url);
  const { hostname, host, port, protocol } = new URL(context.env.SITE_ORIGIN);
  // A host without a port would leave the port that was asked for: it is set by itself.
  if (hostname !== "localhost") Object.assign(canonical, { protocol, host, port });
  canonical.pathname = requested.pathname.replace(/\/+$/, "") || "/";
  if ((method !== "GET" && method !== "HEAD") || canonical.href === requested.href) return next();
  context.header("cache-control", "public, max-age=3600");
  // There are endless wrong addresses of a page: the edge keeps none of them.
  context.header("cloudflare-cdn-cache-control", "no-store");
  return context.redirect(canonical.href, 301);
});
