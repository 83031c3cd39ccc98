import { Webhook } from "standardwebhooks";
import { errorName } from "../../log";
import { webhookLimit } from "../timing";
import type { Outcome } from "./channel";

/** Statuses of the 400s that pass by themselves. */
const transientStatuses = new Set([408, 409, 425, 429]);

/**
 * What a receiver's status means. Only 410 is final: "Gone" says that the address will not come back.
 * Every other refusal may be a faulty deployment or a wrong setting, which somebody can put right.
 */
function judge(status: number): Outcome {
  if (status >= 200 && status < 300) return { delivered: true };
  const alarming = status >= 400 && status < 500 && !transientStatuses.has(status);
  return { delivered: false, code: `http-${status}`, final: status === 410, alarming };
}

function signer(secret: string): Webhook | undefined {
  try {
    return new Webhook(secret);
  } catch {
    return undefined;
  }
}

/**
 * One bounded try to post JSON, signed as https://www.standardwebhooks.com says. It does not throw.
 *
 * @param to an address over https, and the secret that signs
 * @param id the same for each try to tell the same
 */
export async function postSigned(
  { url, secret }: { url: string; secret: string },
  id: string,
  content: object,
): Promise<Outcome> {
  if (!URL.canParse(url) || new URL(url).protocol !== "https:")
    return { delivered: false, code: "address-not-https", alarming: true };
  const webhook = signer(secret);
  if (!webhook) return { delivered: false, code: "secret-unusable", alarming: true };
  const body = JSON.stringify(content);
  const now = new Date();
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Orizzonte-Webhooks/1.0",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": webhook.sign(id, now, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(webhookLimit),
    });
    await response.body?.cancel();
    return judge(response.status);
  } catch (error) {
    return { delivered: false, code: errorName(error) };
  }
}
