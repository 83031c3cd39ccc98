import type { IssueCode } from "~/features/enquiries/check";
import type { CountForms } from "~/format/count";

/** What a form says of what was sent with it. */
export interface AnswerMessages {
  /** Why it may be sent again later. */
  waiting: Record<"rate_limited" | "unavailable", string>;
  /** When to send it again, `{wait}`, before the two links that need no waiting. */
  sendAgain: string;
  /** A number of seconds from now: what `{wait}` is. */
  wait: CountForms;
  /** Dials `{phone}`. */
  call: string;
  /** Opens the chat. */
  chat: string;
  /** After sending while the office is closed: it opens on `{day}` at `{time}`. */
  opens: string;
  /**
   * Of an answer that cannot be taken: `{label}` is the field's, `{count}` the bound it breaks; of a
   * day `{day}` is its weekday, `{from}` and `{to}` when the office opens and closes on it. Count forms
   * where a language needs them.
   */
  issues: Record<IssueCode, string | CountForms>;
}

/** What helps with an answer while it is typed. */
interface HelpMessages {
  /** The `{number}` that will be called, and its `{country}`; and where it has none. */
  willCall: string;
  willCallNumber: string;
  /** On the button that shows the choice of a country, and the label of that choice. */
  changeCountry: string;
  country: string;
  /** Asks for a misspelt address whether `{email}` is meant; on the button that takes it. */
  emailQuestion: string;
  takeEmail: string;
}

/** The words of the toasts themselves. */
export interface ToastMessages {
  /** What a screen reader calls the place where they come. */
  region: string;
  dismiss: string;
}

/** What a toast says after a visitor has pressed a button. */
export type ToastTexts = Record<
  /** The shortlist holds no more: what to do. */
  | "full"
  /** The browser keeps nothing: what to do. */
  | "unkept"
  /** A list that came to the visitor is their own now. */
  | "kept"
  | "homeCopied"
  | "homeNotCopied"
  | "listCopied"
  | "listNotCopied",
  { title: string; text: string }
>;

/** What no page says before its visitor has done something. */
export interface LazyMessages {
  answers: AnswerMessages;
  help: HelpMessages;
  toast: ToastMessages;
  notices: ToastTexts;
}
