import { errorName } from "../../log";
import { withTimeout } from "../../timeout";
import { mailTimeoutMs } from "../timing";
import type { Channel, Outcome } from "./channel";
import { enquiryMail } from "./enquiry-mail";
import { isSettingError } from "./setting-error";

/** Makes one attempt to send a mail, with a timeout. It does not throw. */
export async function sendMail(env: Env, message: EmailMessageBuilder): Promise<Outcome> {
  try {
    await withTimeout(env.EMAIL.send(message), mailTimeoutMs);
    return { delivered: true };
  } catch (error) {
    return { delivered: false, code: errorName(error) };
  }
}

/** Makes one attempt to send the mail about an enquiry, if necessary without the visitor's address in a header. */
export async function sendEnquiryMail(env: Env, message: EmailMessageBuilder): Promise<Outcome> {
  const outcome = await sendMail(env, message);
  if (outcome.delivered || !isSettingError(outcome.code)) return outcome;
  // The service may reject the address, which the text has too.
  const { replyTo: _, ...withoutReplyTo } = message;
  const secondOutcome = await sendMail(env, withoutReplyTo);
  return secondOutcome.delivered ? secondOutcome : outcome;
}

/**
 * The mail channel. Errors that are not transient (an address that is not verified or is suppressed) raise
 * an alert. Retries continue, because the owner can correct them meanwhile.
 */
export const mail: Channel = {
  name: "mail",
  deliver: async (kind, enquiry, env) =>
    sendEnquiryMail(env, await enquiryMail(kind, enquiry, env)),
};
