import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { turnstileOrigin } from "~/features/enquiries/turnstile-origin";
import { errorName, log } from "../log";
import { turnstileOf } from "../settings";

const siteverify = `${turnstileOrigin}/turnstile/v0/siteverify`;
/** How long Cloudflare has to tell whether a token is good, in ms. */
const verifyLimit = 5_000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

async function within(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success;
  } catch (error) {
    // A limit that is out of order must not cost a lead.
    log.error("limit-failed", { error: errorName(error) });
    return true;
  }
}

/** The first four groups of an IPv6 address: what one household or office is given as a whole. */
function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":");
  const right = tail === undefined ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** What limits count by: the visitor's address, or its network where there are addresses to spare. */
function visitorAddress(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "unknown";
  return address.includes(":") ? network(address) : address;
}

/** Whether an address may call once more: counted for each location, over a minute. */
export const withinLimit = (request: Request, env: Env) =>
  within(env.ENQUIRY_LIMIT, visitorAddress(request));

/**
 * Whether a report of an error in a browser is heard: the visitor, and all visitors of the location
 * together, have not sent too many within a minute.
 */
export const withinReportLimits = async (request: Request, env: Env) =>
  (await within(env.VISITOR_REPORT_LIMIT, visitorAddress(request))) &&
  (await within(env.REPORT_LIMIT, "all"));

/**
 * Whether Cloudflare says that the widget's token is a person's. A token counts once, but for the
 * same enquiry again: that is known by its key, so that who sends it again after a dropped connection
 * still passes.
 */
async function isPerson(token: unknown, request: Request, secret: string): Promise<boolean> {
  if (typeof token !== "string" || token === "") return false;
  const key = request.headers.get("idempotency-key") ?? "";
  try {
    const response = await fetch(siteverify, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        secret,
        response: token,
        remoteip: request.headers.get("cf-connecting-ip"),
        ...(uuid.test(key) && { idempotency_key: key }),
      }),
      signal: AbortSignal.timeout(verifyLimit),
    });
    return (await response.json<{ success: boolean }>()).success;
  } catch (error) {
    log.error("turnstile-failed", { error: errorName(error) });
    return false;
  }
}

/**
 * Where Turnstile is on, whoever comes without a good token is held to a tighter limit, and not
 * refused: the widget cannot load everywhere, and a token expires while a person types.
 */
export async function withinUnverifiedLimit(
  submitted: Readonly<Record<string, unknown>>,
  request: Request,
  env: Env,
): Promise<boolean> {
  const turnstile = turnstileOf(env);
  if (!turnstile) return true;
  if (await isPerson(submitted[submissionMetadata.turnstile], request, turnstile.secret))
    return true;
  return within(env.UNVERIFIED_LIMIT, visitorAddress(request));
}
