import { createContext } from "react-router";
import type { EnquiryKind, FieldErrors } from "./fields";

/** What became of an enquiry: the body of every answer of functions/v1. */
export type EnquiryAnswer = { success: true; id: string } | { success: false; error: EnquiryError };

interface EnquiryError {
  code: string;
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
 */
export type EnquiryDesk = (kind: EnquiryKind, request: Request) => Promise<PostedForm>;

export const enquiryDesk = createContext<EnquiryDesk>();
