import type { SubmitEnquiry } from "~/features/enquiries/enquiry-response";
import { fieldsOf } from "~/features/enquiries/fields";
import { questionsIn } from "~/features/enquiries/questions";
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
    const texts = fieldsOf(kind).map(([name]) => {
      const text = submitted[name];
      return [name, typeof text === "string" ? text : ""] as const;
    });
    const values = { ...Object.fromEntries(texts), ...questionsIn(submitted) };
    const locale = requestLocale(request, submitted);
    const { enquiries, lazy } = messagesFor(locale);
    const messages = { ...enquiries.kinds[kind], ...lazy.responses };
    return { ...result, values, notice: resultNotice(locale, result, messages) };
  };
}
