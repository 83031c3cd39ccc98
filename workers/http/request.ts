import { parseAccept } from "hono/utils/accept";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { defaultLocale, type Locale, locales } from "~/locale";

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
