import { enquiryTexts } from "~/features/enquiries/enquiry-form-messages";
import type { EnquiryErrorCode, SubmitEnquiry } from "~/features/enquiries/enquiry-response";
import { type EnquiryKind, listFields, fieldsOf } from "~/features/enquiries/fields";
import { resultNotice } from "~/features/enquiries/result-notice";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { questionsIn } from "~/features/enquiries/validate";
import { messagesFor } from "~/messages/messages";
import { readBody } from "../http/body";
import { checkSender } from "../http/limits";
import { isCrossSite, requestLocale, type WaitUntil } from "../http/request";
import { errorName, log } from "../log";
import { confirmationOf } from "../records/confirmation";
import type { Enquiry, Submission } from "../records/enquiry";
import { chosenCountry, phoneDoubt } from "../records/phone";
import { channelsOfNewEnquiry } from "../records/recipients";
import { storeTimeoutMs } from "../timing";
import { attemptDelivery } from "./delivery-attempts";
import { queueEnquiry } from "./queue";
import { readEnquiry } from "./read-enquiry";
import { findRepeated, identify } from "./repeats";
import {
  type EnquiryHttpResult,
  errorResult,
  invalidFieldsResult,
  questionResult,
} from "./results";
import { storeEnquiry, type StoredEnquiry } from "./store";

/**
 * The result of an enquiry that is stored or queued: a summary of it, in the language and at the time of this
 * submission.
 */
function successResult(
  kind: EnquiryKind,
  stored: Enquiry,
  { locale, createdAt }: Pick<Enquiry, "locale" | "createdAt">,
): EnquiryHttpResult {
  const confirmation = confirmationOf(kind, { ...stored, locale, createdAt });
  return {
    status: 200,
    response: { success: true, id: stored.id, ...(confirmation && { confirmation }) },
  };
}

/**
 * Stores an enquiry in D1, or queues it if D1 fails or times out, and answers. A new one is delivered after the answer; a
 * queued one by the cron.
 */
async function storeAndDeliver(
  env: Env,
  submission: Submission,
  waitUntil: WaitUntil,
): Promise<EnquiryHttpResult> {
  const { kind, enquiry } = submission;
  let result: StoredEnquiry;
  try {
    result = await storeEnquiry(env, submission, { attemptNow: true, timeoutMs: storeTimeoutMs });
  } catch (error) {
    log.error("enquiry-not-stored", { kind, id: enquiry.id, error: errorName(error) });
    return (await queueEnquiry(env, submission))
      ? successResult(kind, enquiry, enquiry)
      : errorResult("unavailable", enquiry.locale);
  }
  const { stored, isOwner, toAttempt } = result;
  if (stored.contentHash !== enquiry.contentHash) return errorResult("key_reused", enquiry.locale);
  log.info("enquiry-stored", { kind, id: stored.id, spam: stored.spam, repeat: !isOwner });
  waitUntil(Promise.all(toAttempt.map(async (delivery) => attemptDelivery(env, delivery, stored))));
  return successResult(kind, stored, enquiry);
}

/**
 * Handles an enquiry from a program, a page's script or a plain form: validates, stores, answers and
 * delivers it.
 *
 * @param kind of enquiry
 * @param request the POST request, whose body is read
 * @param waitUntil of the request, for work after the response
 * @param asks whether a phone number in doubt is asked about before it is stored. A program has no one to ask.
 * @returns the answer, the body if it could be read, and the country of a number that is asked about
 */
export async function handleEnquiry(
  env: Env,
  kind: EnquiryKind,
  request: Request,
  waitUntil: WaitUntil,
  asks = false,
): Promise<
  EnquiryHttpResult & { submitted: Readonly<Record<string, unknown>>; askedCountry?: string }
> {
  const refusal = (code: EnquiryErrorCode, submitted = {}) => ({
    ...errorResult(code, requestLocale(request, submitted)),
    submitted,
  });
  if (isCrossSite(request, env)) return refusal("forbidden_origin");
  // The body is read before the limits, so that the response to a plain form has its values.
  const body = await readBody(request, listFields(kind));
  const isRead = typeof body !== "string";
  const { network, exceeded } = await checkSender(isRead ? body : undefined, request, env);
  const submitted = isRead ? body : {};
  if (exceeded === "sender") return refusal("rate_limited", submitted);
  if (!isRead) return refusal(body);
  const identity = identify(kind, submitted, request);
  if (!identity) return refusal("malformed_key", submitted);

  const locale = requestLocale(request, submitted);
  const read = readEnquiry(kind, submitted, request, {
    identity,
    locale,
    isFlood: exceeded === "location",
  });
  if ("issues" in read) {
    // A repeat gets the answer of the stored enquiry, though its day may be over since.
    const stored = await findRepeated(env, kind, identity);
    return {
      ...(stored
        ? successResult(kind, stored, { locale, createdAt: identity.createdAt })
        : invalidFieldsResult(kind, read.issues, locale)),
      submitted,
    };
  }
  const { enquiry } = read;
  const doubt = asks ? phoneDoubt(enquiry, submitted) : undefined;
  if (doubt)
    return { ...questionResult({ phone: doubt.question }), submitted, askedCountry: doubt.country };
  const submission = {
    kind,
    enquiry,
    channels: channelsOfNewEnquiry(env, enquiry),
    keyIsContent: identity.keyIsContent,
    network,
  };
  return { ...(await storeAndDeliver(env, submission, waitUntil)), submitted };
}

/** The kinds of fields whose values stay after a success: the visitor's address, and what the page fills in. */
const keptKinds: ReadonlySet<string> = new Set(["email", "tel", "hidden"]);

/**
 * Handles forms that are posted without JavaScript. The response has the values of the fields; after a success the
 * visitor's name and address, so that the form can be sent again with a corrected one. A phone number in doubt is asked
 * about once: the form then has its country, as if the visitor had chosen it.
 */
export function handleFormPost(env: Env, waitUntil: WaitUntil): SubmitEnquiry {
  return async (kind, request) => {
    const { submitted, askedCountry, ...result } = await handleEnquiry(
      env,
      kind,
      request,
      waitUntil,
      true,
    );
    const { success } = result.response;
    const texts = fieldsOf(kind).flatMap(([name, { kind: control, autocomplete = "" }]) => {
      const text = submitted[name];
      const isKept = !success || keptKinds.has(control) || autocomplete.endsWith("name");
      return isKept ? [[name, typeof text === "string" ? text : ""] as const] : [];
    });
    const country = askedCountry ?? chosenCountry(submitted);
    const values = {
      ...Object.fromEntries(texts),
      ...(!success && questionsIn(submitted)),
      ...(!success && country && { [submissionMetadata.phoneCountry]: country }),
    };
    const locale = requestLocale(request, submitted);
    const { enquiries, lazy } = messagesFor(locale);
    const messages = { ...enquiryTexts(enquiries, kind, submitted), ...lazy.responses };
    return { ...result, values, notice: resultNotice(locale, result, messages) };
  };
}
