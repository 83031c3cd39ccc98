import { consentVersions } from "~/content/privacy-terms";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { type FieldIssues, validateEnquiry } from "~/features/enquiries/validate";
import type { Locale } from "~/locale";
import { attributionOf } from "./attribution";
import { addListingFields } from "./enquired-listings";
import type { Identity } from "./key";
import { phoneColumns } from "./phone";
import type { Enquiry } from "./store";

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
 * @param isFlood whether it is above the limit of all enquiries
 * @returns the enquiry, or the errors of its answers
 */
export function readEnquiry(
  kind: EnquiryKind,
  submitted: Body,
  request: Request,
  { isFlood, locale, ...identity }: Identity & { isFlood: boolean; locale: Locale },
): { enquiry: Enquiry } | { issues: FieldIssues } {
  const result = validateEnquiry(kind, submitted);
  if (!result.ok) return result;
  const attribution = attributionOf(submitted, request);
  return {
    enquiry: {
      ...addListingFields(result.values),
      ...attribution,
      ...phoneColumns(result.values.phone, submitted, { ...attribution, locale }),
      ...identity,
      requestId: crypto.randomUUID(),
      locale,
      consentVersion: consentOf(submitted),
      spam: spamReason(submitted) ?? (isFlood ? "flood" : null),
      quarantineNotifiedAt: null,
    },
  };
}
