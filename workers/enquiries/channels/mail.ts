import { faultName } from "../../log";
import type { Channel, Outcome } from "./channel";
import { enquiryMail } from "./enquiry-mail";

/** How long one try may take, in ms. */
const tryLimit = 20_000;

/** Faults of the mail service that pass by themselves. */
const passing = new Set([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_INTERNAL_SERVER_ERROR",
  "E_DELIVERY_FAILED",
]);

async function send(env: Env, message: EmailMessageBuilder): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("", "TimeoutError")), tryLimit);
  });
  try {
    await Promise.race([env.EMAIL.send(message), late]);
    return { delivered: true };
  } catch (error) {
    const code = faultName(error);
    return { delivered: false, code, alarming: code.startsWith("E_") && !passing.has(code) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Mails the staff. Faults that do not pass by themselves (an address that is not verified or is
 * suppressed) raise an alarm and are tried further, because the owner can put them right meanwhile.
 */
export const mail: Channel = {
  name: "mail",
  async deliver(kind, enquiry, env) {
    const message = enquiryMail(kind, enquiry, env);
    const outcome = await send(env, message);
    if (outcome.delivered || !outcome.alarming) return outcome;
    // It may be the visitor's address that the service will not have in a header: it is in the text.
    const { replyTo: _, ...plain } = message;
    const second = await send(env, plain);
    return second.delivered ? second : outcome;
  },
};
