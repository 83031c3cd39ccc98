import { company } from "~/content/company";
import type { FieldIssues } from "~/features/enquiries/check";
import { whatsappAddress } from "~/features/enquiries/contact-links";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { issueMessages } from "~/features/enquiries/issue-messages";
import type {
  Answered as Answer,
  Confirmation,
  RefusalCode,
} from "~/features/enquiries/submit-enquiry";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";

/** The HTTP status of each error, and the seconds until a retry. The messages have the texts. */
const refusals = {
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
} as const satisfies Record<RefusalCode, { status: number; retryAfter?: number }>;

/** An answer with its HTTP status. */
export interface Answered extends Answer {
  status: 200 | (typeof refusals)[RefusalCode]["status"];
}

/** Other ways to contact the firm, for the texts of errors. */
const otherwise = { phone: company.phone, chat: whatsappAddress(company.whatsapp) };

/**
 * Returns the response to an enquiry that is refused.
 *
 * @param code why
 * @param locale the language of the response
 */
export function refuse(code: RefusalCode, locale: Locale): Answered {
  const refusal: { status: Answered["status"]; retryAfter?: number } = refusals[code];
  const { enquiries, lazy } = messagesFor(locale);
  const message = interpolate(enquiries.refusals[code], {
    ...otherwise,
    wait: formatCount(locale, refusal.retryAfter ?? 0, lazy.answers.wait),
  });
  return {
    ...refusal,
    answer: { success: false, error: { code, message } },
  };
}

/** Returns the response to an enquiry with invalid fields. */
export function refuseFields(kind: EnquiryKind, issues: FieldIssues, locale: Locale): Answered {
  const { enquiries, lazy } = messagesFor(locale);
  const { labels } = enquiries.kinds[kind];
  const fields = issueMessages(locale, issues, { labels, issues: lazy.answers.issues });
  const message = Object.values(fields).join(" ");
  const code = "invalid_fields";
  return {
    ...refusals[code],
    answer: { success: false, error: { code, message, fields, issues } },
  };
}

/** Returns the response to an enquiry that is stored. */
export const accept = (id: string, confirmation: Confirmation | undefined): Answered => ({
  status: 200,
  answer: { success: true, id, ...(confirmation && { confirmation }) },
});
