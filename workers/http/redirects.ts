import { createMiddleware } from "hono/factory";

/**
 * Redirects GET and HEAD to the canonical address: protocol and host of SITE_ORIGIN, no trailing slash. The
 * query is preserved.
 */
export const canonicalRedirect = createMiddleware<{ Bindings: Env }>(async (context, next) => {
  const { method, url } = context.req;
  const requested = new URL(url);
  const canonical = new URL(url);
  const { hostname, host, port, protocol } = new URL(context.env.SITE_ORIGIN);
  // Assigning a host without a port keeps the requested port.
  if (hostname !== "localhost") Object.assign(canonical, { protocol, host, port });
  canonical.pathname = requested.pathname.replace(/\/+$/, "") || "/";
  if ((method !== "GET" && method !== "HEAD") || canonical.href === requested.href) return next();
  context.header("cache-control", "public, max-age=3600");
  // Not cached at the edge: there is no limit to the number of wrong addresses.
  context.header("cloudflare-cdn-cache-control", "no-store");
  return context.redirect(canonical.href, 301);
});
