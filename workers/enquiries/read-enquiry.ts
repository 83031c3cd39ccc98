import { consentVersions } from "~/content/privacy-terms";
import { attributionFields, type EnquiryKind } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { type FieldIssues, validateEnquiry } from "~/features/enquiries/validate";
import { cleanLine } from "~/format/clean-text";
import type { Locale } from "~/locale";
import { addListingFields } from "../records/enquired-listings";
import type { Enquiry, SourceColumn } from "../records/enquiry";
import { phoneColumns } from "../records/phone";
import type { Identity } from "./repeats";

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
function attributionOf(
  submitted: Readonly<Record<string, unknown>>,
  request: Request,
): Record<SourceColumn, string> {
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
    // Not the edge's guess by the network: the receipt would state a wrong time as the visitor's.
    timeZone: canonicalTimeZone(sanitize(submitted[submissionMetadata.timeZone])),
    country: sanitize(request.cf?.country),
    browserLanguage: sanitize(language),
  };
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Forms that are sent sooner after their page was requested, in ms, come from programs. It is short,
 * because a browser may restore the answers of a reloaded page, which is then sent with one click.
 */
const minimumOpenTime = 300;

/**
 * Why an enquiry is quarantined as spam, or null. Only what no person does counts, because a quarantined
 * enquiry is stored but not mailed.
 */
function spamReason(submitted: Body): string | null {
  const honeypot = submitted[submissionMetadata.honeypot];
  if (typeof honeypot === "string" && honeypot.trim() !== "") return "honeypot";
  const openFor = submitted[submissionMetadata.openFor];
  if (typeof openFor === "number" && openFor >= 0 && openFor < minimumOpenTime) return "too-quick";
  return null;
}

/** The version of the terms that the visitor saw; "" for one that never existed. */
const consentOf = (submitted: Body) =>
  consentVersions.find((version) => version === submitted[submissionMetadata.consentVersion]) ?? "";

/**
 * Reads the body of an enquiry: the answers are validated, and the attribution, the phone number and a reason for a
 * quarantine are added.
 *
 * @param options `isFlood`: whether it is above the limit of its Cloudflare location
 * @returns the enquiry, or the errors of its answers
 */
export function readEnquiry(
  kind: EnquiryKind,
  submitted: Body,
  request: Request,
  { identity, locale, isFlood }: { identity: Identity; locale: Locale; isFlood: boolean },
): { enquiry: Enquiry } | { issues: FieldIssues } {
  const result = validateEnquiry(kind, submitted);
  if (!result.ok) return result;
  const attribution = attributionOf(submitted, request);
  const { keyIsContent: _, ...identityColumns } = identity;
  return {
    enquiry: {
      ...addListingFields(result.values),
      ...attribution,
      ...phoneColumns(result.values.phone, submitted, { ...attribution, locale }),
      ...identityColumns,
      requestId: crypto.randomUUID(),
      locale,
      consentVersion: consentOf(submitted),
      spam: spamReason(submitted) ?? (isFlood ? "flood" : null),
      quarantineNotifiedAt: null,
    },
  };
}
