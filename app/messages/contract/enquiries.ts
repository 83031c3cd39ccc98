import type { PartOfDay } from "~/content/viewing-times";
import type {
  EnquiryKind,
  FieldName,
  Interest,
  PartnerOption,
  PartnerQuestion,
} from "~/features/enquiries/fields";
import type { RefusalCode } from "~/features/enquiries/submit-enquiry";

/** The words of one kind's form. Those of the viewing request are fixed by the specification. */
export interface KindMessages<Name extends string = string> {
  title: string;
  /** What happens after sending, in one sentence. */
  intro: string;
  submit: string;
  sent: { title: string; text: string };
  notSent: { title: string; text: string };
  /** Of each field in features/enquiries/fields.ts: above its control, in its errors, in the mail. */
  labels: Readonly<Record<Name, string>>;
}

/** What every form says alike; of what was sent with it, lazy.ts. */
interface CommonMessages {
  answerAll: string;
  /** On the button while it is being sent. */
  sending: string;
  /**
   * What the visitor agrees to, `{privacy}` being the link to the notice. When it says something else
   * than before, its version in content/privacy-terms.ts changes too.
   */
  consent: string;
  /** The privacy notice, as the sentence above names it. */
  privacy: string;
  /** The label of a question that only programs meet. */
  honeypot: string;
  /**
   * Unfolds the questions of the time of a viewing; by which clock, and the office's `{hours}`; where
   * no time of the day is chosen.
   */
  when: { title: string; note: string; any: string };
}

/** Find Your Partner as one sentence, its two selects where `{specialization}` and `{language}` are. */
interface PartnerMessages {
  sentence: string;
  /** What a screen reader adds to the words of the sentence. */
  names: Record<PartnerQuestion, string>;
}

/** By when somebody is answered: `{time}` of this day, of the next, or of a `{day}` of the week. */
type PromiseMessages = Record<"today" | "tomorrow" | "onDay", string>;

/** What was asked and what happens next, after an enquiry is taken. */
interface ConfirmationMessages {
  labels: Record<"home" | "homes" | "address" | "when" | "number" | "email", string>;
  /** A part of a `{day}`, with its hours in Dubai. */
  when: string;
  /** Of those who are called, and of those who are answered. */
  call: PromiseMessages;
  reply: PromiseMessages;
  calendar: CalendarMessages;
}

/** The viewing in the visitor's own calendar. */
interface CalendarMessages {
  /** On the link. */
  add: string;
  /** The entry's name: a viewing of `{homes}`. */
  title: string;
  /** That the time is not agreed yet; the firm's `{phone}`. */
  note: string;
}

/** The words of the forms, and of the answers to what they send. */
export interface EnquiryMessages {
  kinds: { [K in EnquiryKind]: KindMessages<FieldName<K>> };
  common: CommonMessages;
  /** What a choice offers, by its field and the value that is stored. Properties have their names. */
  options: {
    interest: Record<Interest, string>;
    preferredTime: Record<PartOfDay, string>;
    specialization: Record<PartnerOption<"specialization">, string>;
    language: Record<PartnerOption<"language">, string>;
  };
  partner: PartnerMessages;
  confirmation: ConfirmationMessages;
  /**
   * The first sentence of the chat that the staff open with somebody who sent an enquiry, by its kind;
   * of a viewing of `{homes}` where these are known. `{company}` is the firm.
   */
  chat: Record<EnquiryKind | "viewingOf", string>;
  /** Of an enquiry that cannot be taken; `{wait}`, `{phone}` and `{chat}` where waiting helps. */
  refusals: Record<RefusalCode, string>;
}
