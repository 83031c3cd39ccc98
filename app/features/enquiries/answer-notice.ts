import { company } from "~/content/company";
import { formatCount } from "~/format/count";
import { fill } from "~/format/fill";
import type { Locale } from "~/locale";
import type { KindWords } from "~/messages/contract/enquiries";
import type { AnswerWords } from "~/messages/contract/late";
import { callAddress } from "./contact-links";
import { openingNote } from "./opening-hours";
import type { Answered, AnswerNotice, EnquiryError } from "./submit-enquiry";

/** What a notice needs: of the form, and of every answer. */
type FormAnswerWords = Pick<KindWords, "sent" | "notSent"> & AnswerWords;

/** What helps the visitor more than that it failed. */
function detailOf({ waiting }: FormAnswerWords, { code, message }: EnquiryError) {
  if (code === "rate_limited" || code === "unavailable") return waiting[code];
  return code === "key_reused" ? message : undefined;
}

/** When to send it again, and how to reach the firm at once. */
const sendAgain = (
  locale: Locale,
  { sendAgain: when, wait, call, chat }: FormAnswerWords,
  seconds: number,
) => ({
  when: fill(when, { wait: formatCount(locale, seconds, wait) }),
  call: { to: callAddress(company.phone), text: fill(call, { phone: company.phone }) },
  chat,
});

/**
 * What became of an enquiry, in words: for the form, and for the page that is rendered with it.
 *
 * @param words of the kind's form, and of answers
 */
export function answerNotice(
  locale: Locale,
  { answer, retryAfter }: Pick<Answered, "answer" | "retryAfter">,
  words: FormAnswerWords,
): AnswerNotice {
  if (answer.success) {
    const detail = openingNote(locale, words.opens, new Date());
    return { ...words.sent, tone: "success", detail, confirmation: answer.confirmation };
  }
  return {
    ...words.notSent,
    tone: "error",
    detail: detailOf(words, answer.error),
    again: retryAfter ? sendAgain(locale, words, retryAfter) : undefined,
  };
}
