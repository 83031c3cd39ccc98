import { createMiddleware } from "hono/factory";
import { defaultLocale } from "~/locale";

/** A character of an address: escaped, also if the escape is not complete, or a capital letter. */
const escapedOrCapital = /%[\da-f]{0,2}|[A-Z]/giu;

/** In lower case, and unescaped if it needs no escape (RFC 3986, 2.3). */
function canonicalCharacter(character: string): string {
  const code = Number.parseInt(character.slice(1), 16);
  const plain = character.length > 1 ? String.fromCharCode(code) : character;
  return /^[\w.~-]$/u.test(plain) ? plain.toLowerCase() : character;
}

const defaultPrefix = new RegExp(`^/+${defaultLocale}(?=/|$)`, "u");

/** The path of a page: paths are in lower case, have no slash at the end, and no prefix of the default language. */
const canonicalPath = (pathname: string) =>
  pathname
    .replaceAll(escapedOrCapital, canonicalCharacter)
    .replace(defaultPrefix, "")
    .replace(/\/+$/u, "") || "/";

/**
 * Redirects GET and HEAD to the canonical address: protocol and host of SITE_ORIGIN, and the canonical path. The query
 * is preserved.
 */
export const canonicalRedirect = createMiddleware<{ Bindings: Env }>(async (context, next) => {
  const { method, url } = context.req;
  const requested = new URL(url);
  const canonical = new URL(url);
  const { hostname, host, port, protocol } = new URL(context.env.SITE_ORIGIN);
  // Assigning a host without a port keeps the requested port.
  if (hostname !== "localhost") Object.assign(canonical, { protocol, host, port });
  canonical.pathname = canonicalPath(requested.pathname);
  if ((method !== "GET" && method !== "HEAD") || canonical.href === requested.href) return next();
  context.header("cache-control", "public, max-age=3600");
  // Not cached at the edge: there is no limit to the number of wrong addresses.
  context.header("cloudflare-cdn-cache-control", "no-store");
  return context.redirect(canonical.href, 301);
});
