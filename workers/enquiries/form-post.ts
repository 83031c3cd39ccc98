import type { SubmitEnquiry } from "~/features/enquiries/enquiry-response";
import { fieldsOf } from "~/features/enquiries/fields";
import { withQuestions } from "~/features/enquiries/questions";
import { resultNotice } from "~/features/enquiries/result-notice";
import { messagesFor } from "~/messages/messages";
import { requestLocale } from "../http/request";
import { handleEnquiry } from "./handle-enquiry";

/** Handles forms that are posted without JavaScript. The response has the values of the fields. */
export function handleFormPost(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
): SubmitEnquiry {
  return async (kind, request) => {
    const { submitted, ...result } = await handleEnquiry(env, kind, request, waitUntil);
    const answers = withQuestions(submitted);
    const values = Object.fromEntries(
      fieldsOf(kind).map(([name]) => [
        name,
        typeof answers[name] === "string" ? answers[name] : "",
      ]),
    );
    const locale = requestLocale(request, submitted);
    const { enquiries, lazy } = messagesFor(locale);
    const messages = { ...enquiries.kinds[kind], ...lazy.responses };
    return { ...result, values, notice: resultNotice(locale, result, messages) };
  };
}
