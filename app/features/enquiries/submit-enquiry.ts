import { createContext } from "react-router";
import type { Notice } from "~/ui/notice";
import type { FieldIssues } from "./check";
import type { EnquiryKind, FieldErrors } from "./fields";

/** What was asked and what happens next, in the language of the request. */
export interface Confirmation {
  /** What was asked: the homes, the day and time, the number. */
  rows: readonly { label: string; text: string }[];
  /** By when the visitor is answered. */
  promise?: string | undefined;
  /** The viewing's entry for a calendar, where a day was named: its address, and the link's text. */
  calendar?: { to: string; text: string } | undefined;
}

/**
 * What became of an enquiry: the body of every answer of functions/v1. A backend of others may not
 * confirm.
 */
export type EnquiryAnswer =
  | { success: true; id: string; confirmation?: Confirmation }
  | { success: false; error: EnquiryError };

/** Why an enquiry is not taken, where the visitor can do something about it. */
type VisitorsRefusal = "invalid_fields" | "key_reused" | "rate_limited" | "unavailable";

/** Why an enquiry is not taken, where a program is wrong: the visitor's or ours. */
type ProgramsRefusal =
  | "malformed_body"
  | "malformed_key"
  | "unauthorized"
  | "forbidden_origin"
  | "not_found"
  | "method_not_allowed"
  | "too_large"
  | "unsupported_media_type"
  | "internal_error";

export type RefusalCode = VisitorsRefusal | ProgramsRefusal;

export interface EnquiryError {
  code: RefusalCode;
  /** What happened and what to do, in plain words for the visitor, in the language of the request. */
  message: string;
  /** With `invalid_fields`: what is wrong with each, in words. */
  fields?: FieldErrors;
  /** The same as codes and figures, for a program that has words of its own. */
  issues?: FieldIssues;
}

/** An answer, and where waiting helps the seconds to wait. */
export interface Answered {
  answer: EnquiryAnswer;
  retryAfter?: number;
}

/** What stands by a form once it was sent. */
export interface AnswerNotice extends Notice {
  /** Of an enquiry that was sent. */
  confirmation?: Confirmation | undefined;
  /**
   * Where waiting helps: when it may be sent again, the link that dials the firm, and the text of the
   * link to the chat. The address of the chat is the form's, because its message names the property.
   */
  again?: { when: string; call: { to: string; text: string }; chat: string } | undefined;
}

/** A plain form post, answered: what the page shows in place of a toast, and what was typed. */
export interface PostedForm extends Answered {
  status: number;
  values: Record<string, string>;
  notice: AnswerNotice;
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

/** The key under which a request's context has that function. */
export const submitEnquiry = createContext<SubmitEnquiry>();
