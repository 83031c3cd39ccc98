import type { Delivery } from "../db/schema";
import { errorName } from "../log";
import type { Outcome } from "../records/channel";
import { withTimeout } from "../timeout";
import { mailTimeoutMs } from "../timing";

/**
 * The headers of a mail about an enquiry. The service gives each attempt another Message-ID, and has no idempotency key.
 * So mail programs recognise a repeat by what they show as one conversation, and mailboxes that filter by the delivery
 * (RFC 7352) keep the first one: https://developers.cloudflare.com/email-service/reference/headers/
 */
const headersAbout = (env: Env, { id, enquiryId }: Pick<Delivery, "id" | "enquiryId">) => ({
  References: `<${enquiryId}@${new URL(env.SITE_ORIGIN).hostname}>`,
  "X-Delivery-ID": id,
});

/**
 * Makes one attempt to send a mail, with a timeout. It does not throw.
 *
 * @param delivery of a mail about an enquiry
 */
export async function sendMail(
  env: Env,
  message: EmailMessageBuilder,
  delivery?: Pick<Delivery, "id" | "enquiryId">,
): Promise<Outcome> {
  const mail = delivery
    ? { ...message, headers: { ...message.headers, ...headersAbout(env, delivery) } }
    : message;
  try {
    await withTimeout(env.EMAIL.send(mail), mailTimeoutMs);
    return { delivered: true };
  } catch (error) {
    return { delivered: false, code: errorName(error) };
  }
}

/**
 * A calendar file as an attachment.
 *
 * @param method of the file (RFC 5546)
 */
export const calendarAttachment = (
  filename: string,
  content: string,
  method: "PUBLISH" | "REQUEST" | "CANCEL",
) => ({
  disposition: "attachment" as const,
  filename,
  type: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

/** Line breaks, other control characters, and bidirectional controls. */
const unfitForHeader = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Maximum characters of a visitor's text in a header. */
const maxLength = 100;

/**
 * Makes a visitor's text safe for a mail's header. The mail service encodes it; this removes line breaks
 * and control characters.
 */
export function headerText(text: string): string {
  const line = text.replaceAll(unfitForHeader, " ").replaceAll(/\s+/gu, " ").trim();
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join("")}…` : line;
}

/** Like `headerText`, for the display name before an address: without the delimiters of addresses. */
export const personName = (name: string) =>
  headerText(name.replaceAll(/[<>()[\]\\",;:@=?]/gu, " "));
