import { createContext } from "react-router";
import type { EnquiryKind, FieldErrors } from "./fields";

/** What became of an enquiry: the body of every answer of functions/v1. */
export type EnquiryAnswer = { success: true; id: string } | { success: false; error: EnquiryError };

interface EnquiryError {
  /**
   * `invalid_fields` (422, with `fields`), `key_reused` (422), `rate_limited` (429), `unavailable`
   * (503): the visitor may try again later. `malformed_body`, `too_large`, `unsupported_media_type`,
   * `forbidden_origin`, `method_not_allowed`, `not_found`, `internal_error`: the program is wrong.
   */
  code: string;
  /** What happened and what to do, in plain words for the visitor. */
  message: string;
  fields?: FieldErrors;
}

/** A plain form post, answered: what the page shows in place of a toast, and what was typed. */
export interface PostedForm {
  status: number;
  answer: EnquiryAnswer;
  values: Record<string, string>;
}

/**
 * Where a page hands in an enquiry that came as a plain form post, without JavaScript. The Worker
 * puts it into each request's context, because pages may not import the Worker's code.
 *
 *     export async function action({ request, context }: Route.ActionArgs) {
 *       const posted = await context.get(submitEnquiry)("contact", request);
 *       return data(posted, posted.status);
 *     }
 */
export type SubmitEnquiry = (kind: EnquiryKind, request: Request) => Promise<PostedForm>;

export const submitEnquiry = createContext<SubmitEnquiry>();
