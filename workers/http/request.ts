import { parseAccept } from "hono/utils/accept";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { redact } from "~/layout/error-report";
import { defaultLocale, type Locale, locales } from "~/locale";

/** Keeps the Worker running for work after the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

/**
 * Whether pages of an origin may call the functions: that of the site, and those in the settings.
 *
 * @param origin from the header `Origin`
 * @param url of the request
 */
export function isAllowedOrigin(origin: string, url: string, env: Env): boolean {
  return origin === new URL(url).origin || env.ALLOWED_ORIGINS.split(" ").includes(origin);
}

/**
 * Whether a POST request comes from a page of another site, by its `Origin` or `Sec-Fetch-Site`. Browsers
 * send `Origin` with every POST, "null" with strict privacy settings; programs send neither and are allowed.
 */
export function isCrossSite(request: Request, env: Env): boolean {
  const origin = request.headers.get("origin");
  if (origin === "null") return request.headers.get("sec-fetch-site") !== "same-origin";
  if (origin !== null) return !isAllowedOrigin(origin, request.url, env);
  return request.headers.get("sec-fetch-site") === "cross-site";
}

const localeNamed = (name: unknown) =>
  (Object.keys(locales) as Locale[]).find((locale) => locale === name);

/**
 * Returns the language of a response: that of the body, else the browser's preferred one, else English.
 *
 * @param submitted the body, if it could be read
 */
export function requestLocale(
  request: Request,
  submitted: Readonly<Record<string, unknown>> = {},
): Locale {
  const preferred = parseAccept(request.headers.get("accept-language") ?? "").filter(
    ({ q }) => q > 0,
  );
  const languages = preferred.map(({ type }) => type.split("-")[0]?.toLowerCase());
  const [locale] = [submitted[submissionMetadata.locale], ...languages].flatMap(
    (name) => localeNamed(name) ?? [],
  );
  return locale ?? defaultLocale;
}

/** A part of a path without percent encoding; undefined if it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Characters of a path that are read, and characters that are logged. */
const maxRead = 2_000;
const maxLogged = 200;

/** The path of a request for the log, without what may be personal data. */
export const pathForLog = ({ url }: Request): string =>
  new URL(url).pathname
    .slice(0, maxRead)
    .split("/")
    // Without encoding, in which the parts of a number are not adjacent.
    .map((part) => redact(decoded(part) ?? part))
    .join("/")
    .slice(0, maxLogged);

/**
 * The request with a path that can be decoded. A malformed one is no page's, and React Router would write
 * it to the log as it is.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  if (decoded(url.pathname) !== undefined) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}
