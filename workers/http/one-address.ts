import { createMiddleware } from "hono/factory";

/**
 * Gives every page one address: the host that SITE_ORIGIN names, and no slash at the end. What is
 * not a page's address (another method) passes.
 */
export const oneAddress = createMiddleware<{ Bindings: Env }>(async (context, next) => {
  const { method, url } = context.req;
  const asked = new URL(url);
  const wanted = new URL(url);
  const site = new URL(context.env.SITE_ORIGIN);
  if (site.hostname !== "localhost") wanted.host = site.host;
  wanted.pathname = asked.pathname.replace(/\/+$/, "") || "/";
  if ((method === "GET" || method === "HEAD") && wanted.href !== asked.href)
    return context.redirect(wanted.href, 301);
  return next();
});
