import { and, count, eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Delivery, deliveries } from "../db/schema";
import type { Outcome } from "../enquiries/channels/channel";
import { sendMail } from "../enquiries/channels/mail";
import type { Enquiry } from "../enquiries/store";
import { acknowledgement } from "./acknowledgement";

/** The errors of the mail service that concern the visitor's address alone. No retry can succeed. */
const refusals = ["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"] as const;

/** Whether the address of an enquiry's visitor has refused a mail. */
export async function refusesMail(env: Env, enquiryId: string): Promise<boolean> {
  const { channel, lastError } = deliveries;
  const [found] = await drizzle(env.DB)
    .select({ rows: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.enquiryId, enquiryId),
        eq(channel, "visitor"),
        inArray(lastError, [...refusals]),
      ),
    );
  return (found?.rows ?? 0) > 0;
}

/** How long after the enquiry an acknowledgement makes sense, in ms. */
const acknowledgementTolerance = 24 * 60 * 60 * 1000;

/** Makes one attempt to send a mail to a visitor. */
export async function mailVisitor(
  { kind }: Delivery,
  enquiry: Enquiry,
  env: Env,
  now: Date,
): Promise<Outcome> {
  if (now.getTime() - Date.parse(enquiry.createdAt) > acknowledgementTolerance)
    return { delivered: false, code: "too-late", final: true };
  const outcome = await sendMail(env, await acknowledgement(env, kind, enquiry, now));
  if (outcome.delivered) return outcome;
  return { ...outcome, final: refusals.some((code) => code === outcome.code) };
}
