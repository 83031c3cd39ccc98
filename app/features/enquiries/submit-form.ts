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
 * The words of the toasts themselves.
 *
 * @throws where they do not arrive
 */
export const toastMessages = async (locale: Locale) => (await lazyMessages(locale)).toast;

/** What became of a form: answered, or what is wrong with its answers. */
type Submitted = (Answered & { notice: AnswerNotice }) | { wrong: FieldErrors };

/**
 * What checks a form and sends it, as soon as what it says of the answers is there.
 *
 * @param form what the form asks and says
 * @throws where the words of the answers do not arrive
 */
export async function readyForm(kind: EnquiryKind, locale: Locale, form: EnquiryFormMessages) {
  const { answers: messages } = await lazyMessages(locale);
  const labels = Object.fromEntries(form.questions.map(({ name, label }) => [name, label]));
  const check = (answers: FormData) => checkEnquiry(kind, Object.fromEntries(answers));
  const inWords = (issues: FieldIssues) =>
    issueMessages(locale, issues, { labels, issues: messages.issues });

  return {
    /** What is wrong with the answers, by the rules of the Worker. */
    errorsIn(answers: FormData): FieldErrors {
      const checked = check(answers);
      return checked.ok ? {} : inWords(checked.issues);
    },
    /**
     * Checks the answers and sends them.
     *
     * @throws where there was no answer: nobody knows then what became of them
     */
    async submit(answers: FormData): Promise<Submitted> {
      const checked = check(answers);
      if (!checked.ok) return { wrong: inWords(checked.issues) };
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

/** Offers the days from today on: the page may have been kept since yesterday. */
export function offerDays(form: HTMLFormElement): void {
  const { first, last } = viewingDays(new Date());
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=date]")) {
    input.min = first;
    input.max = last;
  }
}
