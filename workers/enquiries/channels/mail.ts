import { errorName } from "../../log";
import { withTimeout } from "../../timeout";
import { mailLimit } from "../timing";
import type { Channel, Outcome } from "./channel";
import { enquiryMail } from "./enquiry-mail";

/** Faults of the mail service that pass by themselves. */
const transientCodes = new Set([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_INTERNAL_SERVER_ERROR",
  "E_DELIVERY_FAILED",
]);

/** One bounded try to send a mail. It does not throw. */
export async function sendMail(env: Env, message: EmailMessageBuilder): Promise<Outcome> {
  try {
    await withTimeout(env.EMAIL.send(message), mailLimit);
    return { delivered: true };
  } catch (error) {
    const code = errorName(error);
    return { delivered: false, code, alarming: code.startsWith("E_") && !transientCodes.has(code) };
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
    const outcome = await sendMail(env, message);
    if (outcome.delivered || !outcome.alarming) return outcome;
    // It may be the visitor's address that the service will not have in a header: it is in the text.
    const { replyTo: _, ...plain } = message;
    const second = await sendMail(env, plain);
    return second.delivered ? second : outcome;
  },
};
