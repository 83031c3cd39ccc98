import type { Locale } from "~/locale";
import { lazyMessages } from "~/messages/lazy";
import { answerNotice } from "./answer-notice";
import { checkEnquiry, type FieldIssues } from "./check";
import type { EnquiryFormMessages } from "./enquiry-form-messages";
import type { EnquiryKind, FieldErrors } from "./fields";
import { issueMessages } from "./issue-messages";
import { sendEnquiry } from "./send-enquiry";
import { submissionMetadata } from "./submission-metadata";
import type { Answered, AnswerNotice } from "./submit-enquiry";
import { viewingDays } from "./viewing-day";

/**
 * The messages of the toasts.
 *
 * @throws if they cannot be fetched
 */
export const toastMessages = async (locale: Locale) => (await lazyMessages(locale)).toast;

/** The result of a submission: the answer, or the errors of the fields. */
type Submitted = (Answered & { notice: AnswerNotice }) | { fieldErrors: FieldErrors };

/**
 * Returns the functions that validate and send a form, once the messages of the answers are loaded.
 *
 * @param form the messages of the form
 * @throws if the messages cannot be fetched
 */
export async function readyForm(kind: EnquiryKind, locale: Locale, form: EnquiryFormMessages) {
  const { answers: messages } = await lazyMessages(locale);
  const labels = Object.fromEntries(form.questions.map(({ name, label }) => [name, label]));
  const check = (answers: FormData) => checkEnquiry(kind, Object.fromEntries(answers));
  const textsOf = (issues: FieldIssues) =>
    issueMessages(locale, issues, { labels, issues: messages.issues });

  return {
    /** The errors of the answers, by the same rules as the Worker. */
    errorsIn(answers: FormData): FieldErrors {
      const checked = check(answers);
      return checked.ok ? {} : textsOf(checked.issues);
    },
    /**
     * Validates the answers and sends them.
     *
     * @throws if there was no answer: the result is then unknown
     */
    async submit(answers: FormData): Promise<Submitted> {
      const checked = check(answers);
      if (!checked.ok) return { fieldErrors: textsOf(checked.issues) };
      const answered = await sendEnquiry(kind, checked.values, {
        locale,
        honeypot: answers.get(submissionMetadata.honeypot),
        phoneCountry: answers.get(submissionMetadata.phoneCountry),
        turnstile: answers.get(submissionMetadata.turnstile),
      });
      const { answer } = answered;
      if (!answer.success) console.error(answer.error.code, answer.error.message);
      return { ...answered, notice: answerNotice(locale, answered, { ...form, ...messages }) };
    },
  };
}

/** Sets the range of days again: the page may be from the cache of an earlier day. */
export function setDayRange(form: HTMLFormElement): void {
  const { first, last } = viewingDays(new Date());
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=date]")) {
    input.min = first;
    input.max = last;
  }
}
