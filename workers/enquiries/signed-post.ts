import { errorName } from "../log";
import type { Outcome } from "../records/channel";
import type { WebhookTarget } from "../settings";
import { webhookTimeoutMs } from "../timing";

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

/**
 * The signature of a message (https://www.standardwebhooks.com): HMAC-SHA-256 in base64.
 *
 * @param secret `whsec_` and the key in base64
 * @param seconds since 1970
 * @returns undefined if the key is not in base64
 */
export async function signatureOf(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Promise<string | undefined> {
  try {
    const text = secret.replace(/^whsec_/u, "");
    // `atob` ignores spaces.
    if (!/^[A-Za-z\d+/]+=*$/u.test(text)) return undefined;
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
    const content = new TextEncoder().encode(`${id}.${seconds}.${body}`);
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
    return `v1,${btoa(String.fromCharCode(...signature))}`;
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
  const body = JSON.stringify(content);
  const seconds = Math.floor(Date.now() / 1000);
  const signature = await signatureOf(secret, { id, seconds, body });
  if (!signature) return { delivered: false, code: "secret-unusable" };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Orizzonte-Webhooks/1.0",
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": signature,
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
