import { checkEnquiry } from "~/features/enquiries/check";
import { type EnquiryKind, listFields } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import type { RefusalCode } from "~/features/enquiries/submit-enquiry";
import { readBody } from "../http/body";
import { isCrossSite } from "../http/origin";
import { requestLocale } from "../http/request-locale";
import { faultName, log } from "../log";
import { accept, type Answered, refuse, refuseFields } from "./answers";
import { attributionOf } from "./attribution";
import { channelsOf } from "./channels/channels";
import { confirmationOf } from "./confirmation";
import { deliverNow } from "./deliver";
import { withPropertyLines } from "./enquired-properties";
import { enquiryId, givenKey, hashOf } from "./key";
import { withinLimit, withinUnverifiedLimit } from "./limits";
import { phoneColumns } from "./phone";
import { enqueue } from "./queue";
import { type Enquiry, type Submission, type Stored, storeEnquiry } from "./store";
import { storeLimit } from "./timing";

/**
 * No person sends a form so soon, in ms, after its page was asked for: the page has to come, be seen
 * and be pressed. It is short, because a page that is loaded again may come with its answers in it,
 * from the browser's memory, and be sent with one click.
 */
const quickest = 300;

/**
 * Why an enquiry looks like a program's, or null. Only what no person does counts, because what is
 * marked is kept but not mailed.
 *
 * @param given the body
 */
function spamReason(given: Readonly<Record<string, unknown>>): string | null {
  const honeypot = given[submissionMetadata.honeypot];
  if (typeof honeypot === "string" && honeypot.trim() !== "") return "honeypot";
  const openFor = given[submissionMetadata.openFor];
  if (typeof openFor === "number" && openFor >= 0 && openFor < quickest) return "too-quick";
  return null;
}

type Body = Readonly<Record<string, unknown>>;
type Afterwards = (work: Promise<unknown>) => void;

const consentOf = (given: Body) => {
  const version = given[submissionMetadata.consentVersion];
  return typeof version === "string" ? version.slice(0, 40) : "";
};

/** Where an enquiry is once it is safe: what is stored under its key, or nothing known but its id. */
type Kept = Stored | "queued";

/**
 * Puts an enquiry where it cannot be lost: into D1, or into the queue where D1 fails or is late. A
 * late write may still store it; the queue's consumer then finds it by its id. Nobody delivers it
 * here: its row may be claimed by then, and the cron takes it up when the claim runs out.
 *
 * @throws where both fail
 */
async function keep(env: Env, submission: Submission): Promise<Kept> {
  const { id } = submission.enquiry;
  try {
    return await storeEnquiry(env, submission, { claimed: true, limit: storeLimit });
  } catch (error) {
    log.error("enquiry-not-stored", { kind: submission.kind, id, error: faultName(error) });
    await enqueue(env, submission);
    log.info("enquiry-queued", { kind: submission.kind, id });
    return "queued";
  }
}

/** Keeps an enquiry, begins to deliver it where that is for us to do, and says what became of it. */
async function keepAndDeliver(
  env: Env,
  submission: Submission,
  afterwards: Afterwards,
): Promise<Answered> {
  const { kind, enquiry, channels } = submission;
  let kept: Kept;
  try {
    kept = await keep(env, submission);
  } catch (error) {
    log.error("enquiry-not-queued", { kind, id: enquiry.id, error: faultName(error) });
    return refuse("unavailable", enquiry.locale);
  }
  if (kept === "queued") return accept(enquiry.id, confirmationOf(kind, enquiry));
  const { id, contentHash, isOurs, digestDue } = kept;
  if (contentHash !== enquiry.contentHash) return refuse("key_reused", enquiry.locale);
  log.info("enquiry-stored", { kind, id, spam: enquiry.spam, repeat: !isOurs });
  const atOnce = channels.filter((channel) => channel !== "mail" || !digestDue);
  if (isOurs) afterwards(deliverNow(env, kind, enquiry, atOnce));
  return accept(id, confirmationOf(kind, enquiry));
}

/** Checks what an enquiry's body holds, and keeps it. */
async function receive(
  env: Env,
  kind: EnquiryKind,
  given: Body,
  request: Request,
  afterwards: Afterwards,
): Promise<Answered> {
  const locale = requestLocale(request, given);
  const checked = checkEnquiry(kind, given);
  if (!checked.ok) return refuseFields(kind, checked.faults, locale);
  const key = givenKey(given, request);
  if (key === null) return refuse("malformed_key", locale);
  const contentHash = hashOf(checked.values);
  const now = new Date();
  const attribution = attributionOf(given, request);
  const enquiry: Enquiry = {
    ...withPropertyLines(checked.values),
    ...attribution,
    ...phoneColumns(checked.values.phone, given, { ...attribution, locale }),
    id: enquiryId({ kind, key, contentHash, sentAt: now }),
    createdAt: now.toISOString(),
    idempotencyKey: key ?? `content:${contentHash}`,
    contentHash,
    requestId: crypto.randomUUID(),
    locale,
    consentVersion: consentOf(given),
    spam: spamReason(given),
    heldToldAt: null,
  };
  const channels = enquiry.spam ? [] : channelsOf(env).map(({ name }) => name);
  return keepAndDeliver(env, { kind, enquiry, channels, keyIsContent: !key }, afterwards);
}

/**
 * Takes an enquiry in, from a program, a page's script or a plain form: refuses what is not one,
 * keeps what is, and only then says so and delivers it.
 *
 * @param kind which enquiry
 * @param request its post, whose body is read
 * @param afterwards keeps the Worker alive for work that the answer does not wait for
 * @returns the answer, and what the body held where it could be read
 */
export async function handleEnquiry(
  env: Env,
  kind: EnquiryKind,
  request: Request,
  afterwards: Afterwards,
): Promise<Answered & { given: Body }> {
  const given: Body = {};
  const refused = (code: RefusalCode, body: Body = given) => ({
    ...refuse(code, requestLocale(request, body)),
    given: body,
  });
  if (isCrossSite(request, env)) return refused("forbidden_origin");
  // The body is read before the limit is asked, so that a plain form's fields can be given back.
  const body = await readBody(request, listFields(kind));
  if (!(await withinLimit(request, env)))
    return refused("rate_limited", typeof body === "string" ? given : body);
  if (typeof body === "string") return refused(body);
  if (!(await withinUnverifiedLimit(body, request, env))) return refused("rate_limited", body);
  return { ...(await receive(env, kind, body, request, afterwards)), given: body };
}
