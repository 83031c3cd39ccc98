import { parseAccept } from "hono/utils/accept";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { defaultLocale, type Locale, locales } from "~/locale";

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
