import { company } from "~/content/company";
import { whatsappUrl } from "~/features/enquiries/contact-links";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { issueMessages } from "~/features/enquiries/issue-messages";
import type {
  EnquiryResult as Answer,
  Confirmation,
  EnquiryErrorCode,
} from "~/features/enquiries/submit-enquiry";
import type { FieldIssues } from "~/features/enquiries/validate";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";

/** The HTTP status of each error, and the seconds until a retry. The messages have the texts. */
const errors = {
  malformed_body: { status: 400 },
  malformed_key: { status: 400 },
  unauthorized: { status: 401 },
  forbidden_origin: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  invalid_fields: { status: 422 },
  key_reused: { status: 422 },
  rate_limited: { status: 429, retryAfter: 60 },
  internal_error: { status: 500 },
  unavailable: { status: 503, retryAfter: 60 },
} as const satisfies Record<EnquiryErrorCode, { status: number; retryAfter?: number }>;

/** An answer with its HTTP status. */
export interface EnquiryResult extends Answer {
  status: 200 | (typeof errors)[EnquiryErrorCode]["status"];
}

/** Other ways to contact the firm, for the texts of errors. */
const otherwise = { phone: company.phone, chat: whatsappUrl(company.whatsapp) };

/**
 * Returns the response to an enquiry that is refused.
 *
 * @param code why
 * @param locale the language of the response
 */
export function errorResult(code: EnquiryErrorCode, locale: Locale): EnquiryResult {
  const refusal: { status: EnquiryResult["status"]; retryAfter?: number } = errors[code];
  const { enquiries, lazy } = messagesFor(locale);
  const message = interpolate(enquiries.errors[code], {
    ...otherwise,
    wait: formatCount(locale, refusal.retryAfter ?? 0, lazy.answers.wait),
  });
  return {
    ...refusal,
    response: { success: false, error: { code, message } },
  };
}

/** Returns the response to an enquiry with invalid fields. */
export function invalidFieldsResult(
  kind: EnquiryKind,
  issues: FieldIssues,
  locale: Locale,
): EnquiryResult {
  const { enquiries, lazy } = messagesFor(locale);
  const { labels } = enquiries.kinds[kind];
  const fields = issueMessages(locale, issues, { labels, issues: lazy.answers.issues });
  const message = Object.values(fields).join(" ");
  const code = "invalid_fields";
  return {
    ...errors[code],
    response: { success: false, error: { code, message, fields, issues } },
  };
}

/** Returns the response to an enquiry that is stored. */
export const acceptedResult = (
  id: string,
  confirmation: Confirmation | undefined,
): EnquiryResult => ({
  status: 200,
  response: { success: true, id, ...(confirmation && { confirmation }) },
});
