import { envelope } from "~/enquiries/envelope";
import { visitorAddress } from "../http/address";
import { alarm, faultName } from "../log";

const siteverify = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const verifyLimit = 5_000;

async function within(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success;
  } catch (error) {
    // A limit that is out of order must not cost a lead.
    alarm("limit-failed", { error: faultName(error) });
    return true;
  }
}

/** Whether an address may call once more: counted for each location, over a minute. */
export const withinLimit = (request: Request, env: Env) =>
  within(env.ENQUIRY_LIMIT, visitorAddress(request));

/** Whether Cloudflare says that the widget's token is a person's. */
async function isPerson(token: unknown, request: Request, env: Env): Promise<boolean> {
  if (typeof token !== "string" || token === "") return false;
  try {
    const response = await fetch(siteverify, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        secret: env.TURNSTILE_SECRET,
        response: token,
        remoteip: request.headers.get("cf-connecting-ip"),
      }),
      signal: AbortSignal.timeout(verifyLimit),
    });
    return (await response.json<{ success: boolean }>()).success;
  } catch (error) {
    alarm("turnstile-failed", { error: faultName(error) });
    return false;
  }
}

/**
 * Where Turnstile is on (its secret is set), whoever comes without a good token is held to a tighter
 * limit, and not refused: the widget cannot load everywhere, and a token expires while a person types.
 */
export async function withinUnverifiedLimit(
  given: Readonly<Record<string, unknown>>,
  request: Request,
  env: Env,
): Promise<boolean> {
  if (!env.TURNSTILE_SECRET) return true;
  if (await isPerson(given[envelope.turnstile], request, env)) return true;
  return within(env.UNVERIFIED_LIMIT, visitorAddress(request));
}
