import { attributionFields } from "~/features/enquiries/attribution";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { cleanLine } from "~/format/clean-text";

/** Maximum characters of a value. The longest path of the site and most campaigns are shorter. */
const maxLength = 100;

/** Attribution is optional: invalid values are cleaned or dropped, never rejected. */
const sanitize = (value: unknown) =>
  typeof value === "string" ? cleanLine(value.slice(0, maxLength)) : "";

/** A time zone that the platform knows; "" for other names. */
function canonicalTimeZone(name: string): string {
  if (name === "") return "";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}

/**
 * Returns the source of an enquiry: from the visit that the browser recorded, or from the address of a
 * plain form post, and from the edge.
 *
 * @param submitted the body
 * @param request of the enquiry
 */
export function attributionOf(submitted: Readonly<Record<string, unknown>>, request: Request) {
  const url = new URL(request.url);
  const isPage = !url.pathname.startsWith("/functions/");
  const fromUrl = (name: (typeof attributionFields)[number]) =>
    name === "page" ? isPage && url.pathname : url.searchParams.get(name);
  const sources = attributionFields.map(
    (name) => [name, sanitize(submitted[name] ?? fromUrl(name))] as const,
  );
  const language = request.headers.get("accept-language")?.split(/[,;]/u)[0];
  return {
    ...(Object.fromEntries(sources) as Record<(typeof attributionFields)[number], string>),
    timeZone:
      canonicalTimeZone(sanitize(submitted[submissionMetadata.timeZone])) ||
      canonicalTimeZone(sanitize(request.cf?.timezone)),
    country: sanitize(request.cf?.country),
    browserLanguage: sanitize(language),
  };
}
