import { answerNotice } from "~/features/enquiries/answer-notice";
import { fieldsOf } from "~/features/enquiries/fields";
import type { SubmitEnquiry } from "~/features/enquiries/submit-enquiry";
import { wordsIn } from "~/words";
import { requestLocale } from "../http/request-locale";
import { handleEnquiry } from "./handle-enquiry";

/** What a page, rendered without the browser's help, hands in: the fields come back with the answer. */
export function submitPlainForm(
  env: Env,
  afterwards: (work: Promise<unknown>) => void,
): SubmitEnquiry {
  return async (kind, request) => {
    const { given, ...answered } = await handleEnquiry(env, kind, request, afterwards);
    const values = Object.fromEntries(
      fieldsOf(kind).map(([name]) => [name, typeof given[name] === "string" ? given[name] : ""]),
    );
    const locale = requestLocale(request, given);
    const { enquiries, late } = wordsIn(locale);
    const words = { ...enquiries.kinds[kind], ...late.answers };
    return { ...answered, values, notice: answerNotice(locale, answered, words) };
  };
}
