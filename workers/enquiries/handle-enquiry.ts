import { consentVersions } from "~/content/privacy-terms";
import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import { type EnquiryKind, listFields } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import {
  cleanAnswers,
  type FieldIssues,
  validateEnquiry,
  type ValidationResult,
} from "~/features/enquiries/validate";
import { readBody } from "../http/body";
import { isCrossSite } from "../http/origin";
import { requestLocale } from "../http/request-locale";
import { errorName, log } from "../log";
import { withTimeout } from "../timeout";
import { attributionOf } from "./attribution";
import { channelsOf } from "./channels/channels";
import { confirmationOf } from "./confirmation";
import { deliverNow } from "./deliver";
import { addListingFields, listingsOf } from "./enquired-listings";
import { contentHashOf, contentKey, enquiryId, submittedKey } from "./key";
import {
  isVerified,
  networkNumber,
  withinRateLimit,
  withinTotalLimit,
  withinUnverifiedLimit,
} from "./limits";
import { chosenCountry, phoneColumns } from "./phone";
import { enqueue } from "./queue";
import {
  acceptedResult,
  type EnquiryHttpResult,
  errorResult,
  invalidFieldsResult,
} from "./results";
import {
  type Enquiry,
  findRepeated,
  type Submission,
  type StoredEnquiry,
  storeEnquiry,
} from "./store";
import { storeTimeoutMs } from "./timing";

/**
 * Forms that are sent sooner after their page was requested, in ms, come from programs. It is short,
 * because a browser may restore the answers of a reloaded page, which is then sent with one click.
 */
const minimumOpenTime = 300;

/**
 * Why an enquiry is quarantined as spam, or null. Only what no person does counts, because a quarantined
 * enquiry is stored but not mailed.
 *
 * @param submitted the body
 */
function spamReason(submitted: Readonly<Record<string, unknown>>): string | null {
  const honeypot = submitted[submissionMetadata.honeypot];
  if (typeof honeypot === "string" && honeypot.trim() !== "") return "honeypot";
  const openFor = submitted[submissionMetadata.openFor];
  if (typeof openFor === "number" && openFor >= 0 && openFor < minimumOpenTime) return "too-quick";
  return null;
}

type Body = Readonly<Record<string, unknown>>;
type WaitUntil = (work: Promise<unknown>) => void;

/** The version of the terms that the visitor saw; "" for one that never existed. */
const consentOf = (submitted: Body) =>
  consentVersions.find((version) => version === submitted[submissionMetadata.consentVersion]) ?? "";

/** Where an enquiry is stored: in D1, or in the queue. */
type StoredOrQueued = StoredEnquiry | "queued";

/**
 * Stores an enquiry in D1, or queues it if D1 fails or times out. A late write may still store it; the
 * queue's consumer then finds it by its id. The cron delivers a queued enquiry.
 *
 * @throws if both fail
 */
async function storeOrQueue(env: Env, submission: Submission): Promise<StoredOrQueued> {
  const { id } = submission.enquiry;
  try {
    return await storeEnquiry(env, submission, { firstAttempt: "caller", limit: storeTimeoutMs });
  } catch (error) {
    log.error("enquiry-not-stored", { kind: submission.kind, id, error: errorName(error) });
    await enqueue(env, submission);
    log.info("enquiry-queued", { kind: submission.kind, id });
    return "queued";
  }
}

/**
 * The answer to an enquiry that is stored, now or before: a summary of what is stored, in the language and at the time
 * of this submission.
 */
const confirmed = (
  kind: EnquiryKind,
  stored: Enquiry,
  { locale, createdAt }: Pick<Enquiry, "locale" | "createdAt">,
) => acceptedResult(stored.id, confirmationOf(kind, { ...stored, locale, createdAt }));

/** Stores an enquiry, starts its delivery unless it is a repeat, and answers. */
async function storeAndDeliver(
  env: Env,
  submission: Submission,
  waitUntil: WaitUntil,
): Promise<EnquiryHttpResult> {
  const { kind, enquiry, channels } = submission;
  let result: StoredOrQueued;
  try {
    result = await storeOrQueue(env, submission);
  } catch (error) {
    log.error("enquiry-not-queued", { kind, id: enquiry.id, error: errorName(error) });
    return errorResult("unavailable", enquiry.locale);
  }
  if (result === "queued") return confirmed(kind, enquiry, enquiry);
  const { stored, isNew, digestDue } = result;
  if (stored.contentHash !== enquiry.contentHash) return errorResult("key_reused", enquiry.locale);
  log.info("enquiry-stored", { kind, id: stored.id, spam: stored.spam, repeat: !isNew });
  const immediateChannels = channels.filter((channel) => channel !== "mail" || !digestDue);
  if (isNew) waitUntil(deliverNow(env, kind, stored, immediateChannels));
  return confirmed(kind, stored, enquiry);
}

/** The errors of a day or time for projects only: an unfinished project cannot be visited. */
function viewingIssues(values: Readonly<Record<string, string>>): FieldIssues | undefined {
  const listings = listingsOf(values);
  if (listings.length === 0 || !listings.every(({ kind }) => kind === "project")) return undefined;
  const chosen = ["preferredDate", "preferredTime"].filter((name) => values[name]);
  if (chosen.length === 0) return undefined;
  return Object.fromEntries(chosen.map((name) => [name, { code: "no_viewing" }]));
}

/** Validates the answers, and that their day and time suit the listings. */
function validate<K extends EnquiryKind>(kind: K, submitted: Body): ValidationResult<K> {
  const result = validateEnquiry(kind, submitted);
  const issues = result.ok && viewingIssues(result.values);
  return issues ? { ok: false, issues } : result;
}

/** What identifies a submission, and recognises its repeats. */
function identityOf(kind: EnquiryKind, submitted: Body, key: string | undefined) {
  const contentHash = contentHashOf({
    ...cleanAnswers(kind, submitted),
    [submissionMetadata.phoneCountry]: chosenCountry(submitted),
  });
  const sentAt = new Date();
  return {
    id: enquiryId({ kind, key, contentHash, sentAt }),
    createdAt: sentAt.toISOString(),
    idempotencyKey: key ?? contentKey(contentHash),
    contentHash,
  };
}

/**
 * The stored enquiry that an invalid submission repeats: its day may be over since. Without an answer of D1 there is
 * none.
 */
async function repeatedBy(...submission: Parameters<typeof findRepeated>) {
  try {
    return await withTimeout(findRepeated(...submission), storeTimeoutMs);
  } catch (error) {
    log.error("repeat-not-looked-up", { error: errorName(error) });
    return undefined;
  }
}

interface Received {
  kind: EnquiryKind;
  submitted: Body;
  request: Request;
  /** Whether it is above the limit of all enquiries, and not verified. */
  isFlood: boolean;
}

/** Validates the body of an enquiry, and stores it. A repeat gets the answer of the stored enquiry. */
async function validateAndStore(
  env: Env,
  { kind, submitted, request, isFlood }: Received,
  waitUntil: WaitUntil,
): Promise<EnquiryHttpResult> {
  const locale = requestLocale(request, submitted);
  const key = submittedKey(submitted, request);
  if (key === null) return errorResult("malformed_key", locale);
  const identity = identityOf(kind, submitted, key);
  const result = validate(kind, submitted);
  if (!result.ok) {
    const stored = await repeatedBy(env, kind, identity, !key);
    return stored
      ? confirmed(kind, stored, { ...identity, locale })
      : invalidFieldsResult(kind, result.issues, locale);
  }
  const attribution = attributionOf(submitted, request);
  const enquiry: Enquiry = {
    ...addListingFields(result.values),
    ...attribution,
    ...phoneColumns(result.values.phone, submitted, { ...attribution, locale }),
    ...identity,
    requestId: crypto.randomUUID(),
    locale,
    consentVersion: consentOf(submitted),
    spam: spamReason(submitted) ?? (isFlood ? "flood" : null),
    quarantineNotifiedAt: null,
  };
  const channels = enquiry.spam ? [] : channelsOf(env).map(({ name }) => name);
  const submission = {
    kind,
    enquiry,
    channels,
    keyIsContent: !key,
    network: networkNumber(request),
  };
  return storeAndDeliver(env, submission, waitUntil);
}

/**
 * Handles an enquiry from a program, a page's script or a plain form: validates, stores, answers and
 * delivers it.
 *
 * @param kind of enquiry
 * @param request the POST request, whose body is read
 * @param waitUntil of the request, for work after the response
 * @returns the answer, and the body if it could be read
 */
export async function handleEnquiry(
  env: Env,
  kind: EnquiryKind,
  request: Request,
  waitUntil: WaitUntil,
): Promise<EnquiryHttpResult & { submitted: Body }> {
  const submitted: Body = {};
  const refusal = (code: EnquiryErrorCode, body: Body = submitted) => ({
    ...errorResult(code, requestLocale(request, body)),
    submitted: body,
  });
  if (isCrossSite(request, env)) return refusal("forbidden_origin");
  // The body is read before the rate limit, so that the response to a plain form has its values.
  const body = await readBody(request, listFields(kind));
  if (!(await withinRateLimit(request, env)))
    return refusal("rate_limited", typeof body === "string" ? submitted : body);
  if (typeof body === "string") return refusal(body);
  const verified = await isVerified(body, request, env);
  if (verified === false && !(await withinUnverifiedLimit(request, env)))
    return refusal("rate_limited", body);
  const isFlood = !(await withinTotalLimit(env)) && verified !== true;
  const received = { kind, submitted: body, request, isFlood };
  return { ...(await validateAndStore(env, received, waitUntil)), submitted: body };
}
