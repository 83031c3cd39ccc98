import { Webhook } from "standardwebhooks";
import { listFields } from "~/features/enquiries/fields";
import { listOf } from "~/features/enquiries/list-answer";
import { internalColumns } from "../../db/schema";
import { faultName } from "../../log";
import { crmOf } from "../../settings";
import { crmLimit } from "../timing";
import type { Channel, Outcome } from "./channel";

/** Answers of the 400s that may be another one later. */
const passing = new Set([408, 409, 425, 429]);

function judge(status: number): Outcome {
  if (status >= 200 && status < 300) return { delivered: true };
  const final = status >= 400 && status < 500 && !passing.has(status);
  return { delivered: false, code: `http-${status}`, final };
}

/** What of an enquiry's row is nobody's business but the pipeline's; what is sent is no spam. */
const withheld = new Set<string>([...internalColumns, "spam"]);

function signer(secret: string): Webhook | undefined {
  try {
    return new Webhook(secret);
  } catch {
    return undefined;
  }
}

/** Posts to the agency's CRM, signed as https://www.standardwebhooks.com says. */
export const crm: Channel = {
  name: "crm",
  async deliver(kind, enquiry, env) {
    const { url = "", secret = "" } = crmOf(env) ?? {};
    if (!URL.canParse(url) || new URL(url).protocol !== "https:")
      return { delivered: false, code: "address-not-https", alarming: true };
    const webhook = signer(secret);
    if (!webhook) return { delivered: false, code: "secret-unusable", alarming: true };
    const lists = listFields(kind);
    const data = Object.fromEntries(
      Object.entries(enquiry)
        .filter(([column]) => !withheld.has(column))
        .map(([column, value]) => [column, lists.includes(column) ? listOf(value ?? "") : value]),
    );
    const body = JSON.stringify({
      type: "enquiry.received",
      timestamp: enquiry.createdAt,
      data: { kind, ...data },
    });
    const now = new Date();
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "user-agent": "Orizzonte-Webhooks/1.0",
          "webhook-id": enquiry.id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": webhook.sign(enquiry.id, now, body),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(crmLimit),
      });
      await response.body?.cancel();
      return judge(response.status);
    } catch (error) {
      return { delivered: false, code: faultName(error) };
    }
  },
};
