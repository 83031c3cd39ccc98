import { checkEnquiry } from "~/features/enquiries/check";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import type { RefusalCode } from "~/features/enquiries/submit-enquiry";
import { readBody } from "../http/body";
import { isForeign } from "../http/origin";
import { requestLocale } from "../http/request-locale";
import { faultName, log } from "../log";
import { accept, type Answered, refuse, refuseFields } from "./answers";
import { attributionOf } from "./attribution";
import { channelsOf } from "./channels/channels";
import { deliverNow } from "./deliver";
import { givenKey, hashOf } from "./key";
import { withinLimit, withinUnverifiedLimit } from "./limits";
import { spamReason } from "./spam";
import { type Enquiry, storeEnquiry } from "./store";

type Body = Readonly<Record<string, unknown>>;
type Afterwards = (work: Promise<unknown>) => void;

const consentOf = (given: Body) => {
  const version = given[submissionMetadata.consentVersion];
  return typeof version === "string" ? version.slice(0, 40) : "";
};

/** Checks, stores and then begins to deliver what an enquiry's body holds. */
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
  const contentHash = await hashOf(checked.values);
  const enquiry: Enquiry = {
    ...(checked.values as Record<string, string>),
    ...attributionOf(given, request),
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    idempotencyKey: key ?? `content:${contentHash}`,
    contentHash,
    locale,
    consentVersion: consentOf(given),
    spam: spamReason(given),
  };
  const channels = enquiry.spam ? [] : channelsOf(env).map(({ name }) => name);
  try {
    const stored = await storeEnquiry(env, { kind, enquiry, channels, keyIsContent: !key });
    if (stored.contentHash !== contentHash) return refuse("key_reused", locale);
    log.info("enquiry-stored", {
      kind,
      id: stored.id,
      spam: enquiry.spam,
      repeat: stored.id !== enquiry.id,
    });
    if (stored.id === enquiry.id) afterwards(deliverNow(env, kind, enquiry, channels));
    return accept(stored.id);
  } catch (error) {
    log.error("enquiry-not-stored", { kind, error: faultName(error) });
    return refuse("unavailable", locale);
  }
}

/**
 * Takes an enquiry in, from a program, a page's script or a plain form: refuses what is not one,
 * stores what is, and only then says so and delivers it.
 *
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
  if (isForeign(request, env)) return refused("forbidden_origin");
  // The body is read before the limit is asked, so that a plain form's fields can be given back.
  const body = await readBody(request);
  if (!(await withinLimit(request, env)))
    return refused("rate_limited", typeof body === "string" ? given : body);
  if (typeof body === "string") return refused(body);
  if (!(await withinUnverifiedLimit(body, request, env))) return refused("rate_limited", body);
  return { ...(await receive(env, kind, body, request, afterwards)), given: body };
}
