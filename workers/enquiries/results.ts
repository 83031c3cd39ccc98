import { company } from "~/content/company";
import { whatsappUrl } from "~/features/enquiries/contact-links";
import type { EnquiryResult, EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import type { EnquiryKind, FieldErrors } from "~/features/enquiries/fields";
import { issueMessages } from "~/features/enquiries/result-notice";
import type { FieldIssues } from "~/features/enquiries/validate";
import { interpolate } from "~/format/interpolate";
import { countFormat } from "~/format/number";
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

/** A result with its HTTP status. */
export interface EnquiryHttpResult extends EnquiryResult {
  status: 200 | (typeof errors)[EnquiryErrorCode]["status"];
}

/** Other ways to contact the firm, for the texts of errors. */
const alternativeContacts = { phone: company.phone, chat: whatsappUrl(company.whatsapp) };

/**
 * Returns the result of an enquiry that has an error.
 *
 * @param code why
 * @param locale the language of the response
 */
export function errorResult(code: EnquiryErrorCode, locale: Locale): EnquiryHttpResult {
  const error: { status: EnquiryHttpResult["status"]; retryAfter?: number } = errors[code];
  const { enquiries, lazy } = messagesFor(locale);
  const message = interpolate(enquiries.errors[code], {
    ...alternativeContacts,
    wait: countFormat(locale).count(error.retryAfter ?? 0, lazy.responses.wait),
  });
  return {
    ...error,
    response: { success: false, error: { code, message } },
  };
}

/** Returns the result of an enquiry whose answers the visitor is asked to check, by field. */
export const questionResult = (fields: FieldErrors): EnquiryHttpResult => ({
  ...errors.invalid_fields,
  response: {
    success: false,
    error: { code: "invalid_fields", message: Object.values(fields).join(" "), fields },
  },
});

/** Returns the result of an enquiry with invalid fields. */
export function invalidFieldsResult(
  kind: EnquiryKind,
  issues: FieldIssues,
  locale: Locale,
): EnquiryHttpResult {
  const { enquiries, lazy } = messagesFor(locale);
  const { labels } = enquiries.kinds[kind];
  const fields = issueMessages(locale, issues, { labels, issues: lazy.responses.issues });
  const message = Object.values(fields).join(" ");
  const code = "invalid_fields";
  return {
    ...errors[code],
    response: { success: false, error: { code, message, fields, issues } },
  };
}
