import { Webhook } from "standardwebhooks";
import { errorName } from "../../log";
import type { WebhookTarget } from "../../settings";
import { webhookTimeoutMs } from "../timing";
import type { Outcome } from "./channel";

/**
 * The outcome for a receiver's status. Only 410 is final: "Gone" is permanent. Every other one may be a
 * faulty deployment or a wrong setting, which somebody can correct.
 */
const outcomeOfStatus = (status: number): Outcome =>
  status >= 200 && status < 300
    ? { delivered: true }
    : { delivered: false, code: `http-${status}`, final: status === 410 };

/**
 * The code of a failed request. The runtime marks a lost connection as retryable. It has an "internal error" without
 * that mark if the host is unknown, does not speak TLS, or has an invalid certificate.
 */
const requestError = (error: unknown) =>
  error instanceof Error && "remote" in error && !("retryable" in error)
    ? "no-secure-connection"
    : errorName(error);

function signer(secret: string): Webhook | undefined {
  try {
    return new Webhook(secret);
  } catch {
    return undefined;
  }
}

/**
 * Posts JSON once with a signature (https://www.standardwebhooks.com) and a timeout. It does not throw.
 *
 * @param webhook an https URL, and the secret of the signature
 * @param id the same for every attempt of a message
 */
export async function postSigned(
  { url, secret }: WebhookTarget,
  id: string,
  content: object,
): Promise<Outcome> {
  if (!URL.canParse(url) || new URL(url).protocol !== "https:")
    return { delivered: false, code: "address-not-https" };
  const webhook = signer(secret);
  if (!webhook) return { delivered: false, code: "secret-unusable" };
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
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    await response.body?.cancel();
    return outcomeOfStatus(response.status);
  } catch (error) {
    return { delivered: false, code: requestError(error) };
  }
}
