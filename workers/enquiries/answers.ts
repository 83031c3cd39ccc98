import type { FieldErrors } from "~/features/enquiries/fields";
import type { EnquiryAnswer } from "~/features/enquiries/submit-enquiry";

/** Every way in which an enquiry is not taken: HTTP status, plain words, seconds to wait. */
const refusals = {
  malformed_body: { status: 400, message: "The request’s body could not be read." },
  malformed_key: { status: 400, message: "Idempotency-Key: use 1 to 200 printable characters." },
  forbidden_origin: { status: 403, message: "Please send this from our own site." },
  not_found: { status: 404, message: "There is no such function." },
  method_not_allowed: { status: 405, message: "Please send this with POST." },
  too_large: { status: 413, message: "This is more than the form can take." },
  unsupported_media_type: { status: 415, message: "Please send JSON or a form." },
  invalid_fields: { status: 422, message: "Please look at the marked fields." },
  key_reused: { status: 422, message: "This key was used for another enquiry already." },
  rate_limited: {
    status: 429,
    message: "That was a lot in a short time. Please wait a minute and send it again.",
    retryAfter: 60,
  },
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: {
    status: 503,
    message: "We could not store your enquiry just now. Please send it again in a minute.",
    retryAfter: 60,
  },
} as const satisfies Record<string, { status: number; message: string; retryAfter?: number }>;

type RefusalCode = keyof typeof refusals;

/** An answer with its HTTP status and, where waiting helps, the seconds to wait. */
export interface Answered {
  status: 200 | (typeof refusals)[RefusalCode]["status"];
  answer: EnquiryAnswer;
  retryAfter?: number;
}

/**
 * The one place that turns an error into an answer.
 *
 * @param code what is wrong
 * @param fields for `invalid_fields`: what is wrong with each
 */
export function refuse(code: RefusalCode, fields?: FieldErrors): Answered {
  const { status, ...words } = refusals[code];
  const message = fields ? Object.values(fields).join(" ") : words.message;
  return {
    status,
    answer: { success: false, error: { code, message, ...(fields && { fields }) } },
    ...("retryAfter" in words && { retryAfter: words.retryAfter }),
  };
}

/** What is said of an enquiry that is stored. */
export const accept = (id: string): Answered => ({ status: 200, answer: { success: true, id } });
