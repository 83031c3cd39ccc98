import { createHash } from "node:crypto";
import { expandIPv6 } from "hono/utils/ipaddr";
import { turnstileAction, turnstileOrigin } from "~/features/enquiries/origins";
import { submissionMetadata } from "~/features/enquiries/submission-metadata";
import { noNetwork } from "../db/schema";
import { errorName, log } from "../log";
import { turnstileOf } from "../settings";

const siteverify = `${turnstileOrigin}/turnstile/v0/siteverify`;
/** The timeout of Turnstile's verification, in ms. */
const verifyTimeoutMs = 5_000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

async function within(limit: RateLimit, keyOf: () => string): Promise<boolean> {
  try {
    return (await limit.limit({ key: keyOf() })).success;
  } catch (error) {
    // An error of the rate limit, or an address that is not valid, must not lose an enquiry.
    log.error("limit-failed", { error: errorName(error) });
    return true;
  }
}

const addressOf = (request: Request) => request.headers.get("cf-connecting-ip") ?? "unknown";

/** The first groups of an IPv6 address: four for a household or office, three for a site (RFC 6177). */
const network = (address: string, groups: number) =>
  expandIPv6(address).split(":").slice(0, groups).join(":");

/** The key of rate limits: the IPv4 address, or the IPv6 network. */
function visitorAddress(request: Request): string {
  const address = addressOf(request);
  return address.includes(":") ? network(address, 4) : address;
}

/** The numbers of networks. Some 4,000 IPv4 networks share each, so that a number identifies none. */
const networkNumbers = 4096;

/**
 * The number of the sender's network: a part of the hash of the first 24 bits of an IPv4 address, or 48 bits of an IPv6
 * address.
 *
 * @returns 1 to `networkNumbers`, or `noNetwork` if the address is unknown or not valid, which must not lose an enquiry
 */
export function networkNumber(request: Request): number {
  const address = addressOf(request);
  if (address === "unknown") return noNetwork;
  try {
    const prefix = address.includes(":")
      ? network(address, 3)
      : address.split(".").slice(0, 3).join(".");
    return 1 + (createHash("sha256").update(prefix).digest().readUInt32BE() % networkNumbers);
  } catch {
    return noNetwork;
  }
}

/**
 * Whether an address is within its limit per minute, per Cloudflare location. An IPv6 network of 48 bits, which one
 * customer may have, has a limit too.
 */
async function withinRateLimit(request: Request, env: Env): Promise<boolean> {
  if (!(await within(env.ENQUIRY_LIMIT, () => visitorAddress(request)))) return false;
  const address = addressOf(request);
  return !address.includes(":") || within(env.NETWORK_LIMIT, () => network(address, 3));
}

/** Whether a health check of the visitor is within its limit per minute, which does not count enquiries. */
export const withinHealthLimit = (request: Request, env: Env) =>
  within(env.HEALTH_LIMIT, () => visitorAddress(request));

/**
 * Whether error reports of the visitor, and of all visitors of the location, are within the limits per
 * minute.
 */
export const withinReportLimits = async (request: Request, env: Env) =>
  (await within(env.VISITOR_REPORT_LIMIT, () => visitorAddress(request))) &&
  (await within(env.REPORT_LIMIT, () => "all"));

/** Whether the counts of the visitor's pages are within the limit per minute. */
export const withinCountLimit = (request: Request, env: Env) =>
  within(env.COUNT_LIMIT, () => visitorAddress(request));

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
interface Verification {
  success: boolean;
  /** Of the page with the widget. */
  hostname?: string;
  action?: string;
}

/** The hosts whose pages may call the functions. */
const hostsOf = (request: Request, env: Env) =>
  [request.url, ...env.ALLOWED_ORIGINS.split(" ")].flatMap(
    (address) => URL.parse(address)?.hostname ?? [],
  );

/**
 * Whether Turnstile verifies a token, and it is of a form of the site: tokens of another page or widget with the
 * same keys are not. A token is valid once, and again for the same idempotency key, so that a retry after a lost
 * connection passes.
 */
async function isTokenValid(
  token: unknown,
  request: Request,
  env: Env,
  secret: string,
): Promise<boolean> {
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
      signal: AbortSignal.timeout(verifyTimeoutMs),
    });
    const { success, hostname, action } = await response.json<Verification>();
    return success && action === turnstileAction && hostsOf(request, env).includes(hostname ?? "");
  } catch (error) {
    log.error("turnstile-failed", { error: errorName(error) });
    return false;
  }
}

/**
 * The number of the sender's network, and the limit per minute that an enquiry exceeds, if it does:
 *
 * - `sender`: that of its address or network; while Turnstile is on, a lower one without a valid token.
 * - `location`: that of all enquiries at one Cloudflare location, unless Turnstile verifies this one. FLOOD_PROTECTION
 *   disables it, for load tests.
 *
 * A submission is not refused only because it has no token: the widget does not load everywhere, and tokens expire while
 * a visitor writes.
 *
 * @param submitted undefined if the body cannot be read: then the sender's limit alone counts
 */
export async function checkSender(
  submitted: Readonly<Record<string, unknown>> | undefined,
  request: Request,
  env: Env,
): Promise<{ network: number; exceeded?: "sender" | "location" }> {
  const sender = { network: networkNumber(request) };
  if (!(await withinRateLimit(request, env))) return { ...sender, exceeded: "sender" };
  if (!submitted) return sender;
  const turnstile = turnstileOf(env);
  const isVerified =
    turnstile !== undefined &&
    (await isTokenValid(submitted[submissionMetadata.turnstile], request, env, turnstile.secret));
  if (
    turnstile &&
    !isVerified &&
    !(await within(env.UNVERIFIED_LIMIT, () => visitorAddress(request)))
  )
    return { ...sender, exceeded: "sender" };
  const isBelowLimit =
    env.FLOOD_PROTECTION === "off" || (await within(env.TOTAL_LIMIT, () => "all"));
  return isBelowLimit || isVerified ? sender : { ...sender, exceeded: "location" };
}
