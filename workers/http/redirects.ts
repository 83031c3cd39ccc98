import { createMiddleware } from "hono/factory";
import { redirects } from "~/content/changes";
import { defaultLocale, localeOf, locales } from "~/locale";

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

/** The file of a brochure, with the id of its listing before the language. */
const brochureFile = /^(\/brochures\/\w+\/[^-/]+-)(.+)(-[a-z]{2}\.pdf)$/u;

/** The present address of a former one, or of the brochure of its listing; undefined if there is none. */
function presentPath(pathname: string, known: Readonly<Record<string, string>>) {
  const [brochure, start, id, end] = brochureFile.exec(pathname) ?? [];
  if (brochure) {
    const present = known[`/property/${id}`] ?? known[`/off-plan/${id}`];
    return present && start + present.replace(/^.*\//u, "") + end;
  }
  const locale = localeOf(pathname.split("/")[1]) ?? defaultLocale;
  const { prefix } = locales[locale];
  const [, path = "", ending = ""] = /^(.*?)(\.data)?$/u.exec(pathname.slice(prefix.length)) ?? [];
  const present = Object.hasOwn(known, path) ? known[path] : undefined;
  return present && `${prefix}${present}${ending}`;
}

/**
 * Redirects GET and HEAD of an address that an entry had before, in each language. The query is preserved.
 *
 * @param known the former addresses with the present ones
 */
export const formerAddressRedirect = (known = redirects) =>
  createMiddleware(async (context, next) => {
    const { method, path, url } = context.req;
    const present = (method === "GET" || method === "HEAD") && presentPath(path, known);
    if (!present) return next();
    context.header("cache-control", "public, max-age=3600");
    return context.redirect(present + new URL(url).search, 301);
  });
