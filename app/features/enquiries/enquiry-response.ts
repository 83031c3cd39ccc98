import { createContext, data, type RouterContextProvider } from "react-router";
import type { Notice } from "~/ui/notify";
import type { EnquiryKind, FieldErrors } from "./fields";
import type { FieldIssues } from "./validate";

/** A summary of the enquiry and the next step, in the language of the request. */
export interface Confirmation {
  /** The summary: the properties, the day and time, the number. The firm’s own number has its `tel:` link. */
  rows: readonly { label: string; text: string; to?: string }[];
  /** The time by which the visitor gets an answer. */
  promise?: string | undefined;
  /** A link to a calendar file of the viewing, if the enquiry has a day. */
  calendar?: { to: string; text: string } | undefined;
}

/** The body of every answer of functions/v1. An external backend may leave out the confirmation. */
export type EnquiryResponse =
  | { success: true; id: string; confirmation?: Confirmation }
  | { success: false; error: EnquiryError };

/** Errors that the visitor can correct. */
type VisitorErrorCode = "invalid_fields" | "key_reused" | "rate_limited" | "unavailable";

/** Errors of a program: the visitor's or ours. */
type ProgramErrorCode =
  | "malformed_body"
  | "malformed_key"
  | "unauthorized"
  | "forbidden_origin"
  | "not_found"
  | "method_not_allowed"
  | "too_large"
  | "unsupported_media_type"
  | "internal_error";

export type EnquiryErrorCode = VisitorErrorCode | ProgramErrorCode;

export interface EnquiryError {
  code: EnquiryErrorCode;
  /** The error and what to do, for the visitor, in the language of the request. */
  message: string;
  /** With `invalid_fields`: the error message of each field. */
  fields?: FieldErrors;
  /** The same as codes and numbers, for programs. */
  issues?: FieldIssues;
}

/** An answer, and the seconds until a retry makes sense. */
export interface EnquiryResult {
  response: EnquiryResponse;
  retryAfter?: number;
}

/** The notice below a form after a submission. */
export interface ResultNotice extends Notice {
  /** Set after a successful submission. */
  confirmation?: Confirmation | undefined;
  /**
   * How to change a sent enquiry, or after an error when to retry or what else to do; the `tel:` link and the text of
   * the link to the chat. The form has the address of the chat, because its message names the property.
   */
  contact?: { intro: string; call: { to: string; text: string }; chat: string } | undefined;
}

/** The answer to a plain form post: what the page shows instead of a toast, and the submitted values. */
export interface PostedForm extends EnquiryResult {
  status: number;
  values: Record<string, string>;
  notice: ResultNotice;
}

/**
 * Handles an enquiry that arrives as a plain form post, without JavaScript. The Worker provides it in the
 * context of each request, because pages may not import the Worker's code.
 *
 *     export async function action({ request, context }: Route.ActionArgs) {
 *       const postedForm = await context.get(submitEnquiryContext)("contact", request);
 *       return respondToForm(context, postedForm);
 *     }
 */
export type SubmitEnquiry = (kind: EnquiryKind, request: Request) => Promise<PostedForm>;

/** The context key of that function. */
export const submitEnquiryContext = createContext<SubmitEnquiry>();

/** The answer to the posted form of a request, for the page in place of a missing one. An action sets it. */
export const postedFormContext = createContext<PostedForm | null>(null);

/**
 * The response of an action. After a success the page's loader decides the status, because the page may no longer
 * exist: 404 or 410.
 */
export function respondToForm(context: Readonly<RouterContextProvider>, postedForm: PostedForm) {
  context.set(postedFormContext, postedForm);
  return data(postedForm, postedForm.response.success ? undefined : postedForm.status);
}
