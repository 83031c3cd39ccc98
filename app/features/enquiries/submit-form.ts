import type { Locale } from "~/locale";
import { checkEnquiry } from "./check";
import type { EnquiryFormWords } from "./enquiry-form-words";
import { faultMessages } from "./fault-messages";
import type { EnquiryKind, FieldErrors } from "./fields";
import { openingNote } from "./opening-hours";
import { sendEnquiry } from "./send-enquiry";
import { submissionMetadata } from "./submission-metadata";
import type { Answered } from "./submit-enquiry";
import { viewingDays } from "./viewing-day";

interface FormContext {
  words: EnquiryFormWords;
  /** The language of the page. */
  locale: Locale;
}

/** What became of a form: answered, or what is wrong with its answers. */
type Submitted = Answered | { wrong: FieldErrors };

/** What is wrong with the answers that stand in a form, by the rules of the Worker. */
export function errorsIn(
  kind: EnquiryKind,
  answers: FormData,
  { words, locale }: FormContext,
): FieldErrors {
  const checked = checkEnquiry(kind, Object.fromEntries(answers));
  return checked.ok ? {} : faultMessages(locale, checked.faults, words);
}

/**
 * Checks what a form holds and sends it.
 *
 * @throws where there was no answer: nobody knows then what became of it
 */
export async function submitForm(
  kind: EnquiryKind,
  answers: FormData,
  { words, locale }: FormContext,
): Promise<Submitted> {
  const checked = checkEnquiry(kind, Object.fromEntries(answers));
  if (!checked.ok) return { wrong: faultMessages(locale, checked.faults, words) };
  const answered = await sendEnquiry(kind, checked.values, {
    locale,
    honeypot: answers.get(submissionMetadata.honeypot),
    turnstile: answers.get(submissionMetadata.turnstile),
  });
  const { answer } = answered;
  if (answer.success) return { ...answered, opens: openingNote(locale, words.opens, new Date()) };
  console.error(answer.error.code, answer.error.message);
  return answered;
}

/** Offers the days from today on: the page may have been kept since yesterday. */
export function offerDays(form: HTMLFormElement): void {
  const { first, last } = viewingDays(new Date());
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=date]")) {
    input.min = first;
    input.max = last;
  }
}

/**
 * Scrolls on to what has the focus where it is still hidden at the top of the window, its label with it.
 * Browsers scroll to a field of a form that sticks as if the form moved with the page, and stop short.
 */
export function showFocused(element: Element): void {
  requestAnimationFrame(() => {
    const top = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
    const kept = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingBlockStart,
    );
    for (let more = 5; more > 0 && top.getBoundingClientRect().top < kept; more -= 1)
      element.scrollIntoView({ block: "center" });
  });
}
