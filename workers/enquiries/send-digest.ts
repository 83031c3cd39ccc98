import { and, eq, gt, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Delivery, deliveries } from "../db/schema";
import type { Outcome } from "./channels/channel";
import { digestMail, type DigestEntry } from "./channels/digest-mail";
import { sendMail } from "./channels/mail";
import { splitMail } from "./channels/mail-layout";
import { digestThreshold, digestWindow, digestSize } from "./digest-limits";
import { claimDue, enquiriesOf, enquiryDeleted, isDue, recordOutcomes } from "./outbox";

/** Whether there are more mails within the window, or due now, than the staff should get separately. */
export async function isDigestDue(env: Env, now: Date): Promise<boolean> {
  const db = drizzle(env.DB);
  const since = new Date(now.getTime() - digestWindow).toISOString();
  const selectUpToThreshold = (condition: SQL | undefined) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(condition)
      .limit(digestThreshold + 1);
  const isRecent = and(eq(deliveries.channel, "mail"), gt(deliveries.createdAt, since));
  const [recent, due] = await db.batch([
    selectUpToThreshold(isRecent),
    selectUpToThreshold(isDue("mail", now)),
  ]);
  return recent.length > digestThreshold || due.length > digestThreshold;
}

/**
 * Sends mails that list the due enquiries, and records the outcome of each delivery. After a mail that fails, the others
 * are not attempted.
 */
export async function sendDigest(env: Env, now: Date): Promise<void> {
  const claimed = await claimDue(env, "mail", now, digestSize);
  const enquiries = await enquiriesOf(env, claimed);
  const deleted = claimed.filter(({ enquiryId }) => !enquiries.has(enquiryId));
  await recordOutcomes(
    env,
    deleted.map((delivery) => ({ delivery, outcome: enquiryDeleted })),
    now,
  );
  const listed = claimed.flatMap((delivery): (DigestEntry & { delivery: Delivery })[] => {
    const enquiry = enquiries.get(delivery.enquiryId);
    return enquiry ? [{ kind: delivery.kind, enquiry, delivery }] : [];
  });
  if (listed.length === 0) return;
  let outcome: Outcome = { delivered: true };
  for (const { part, mail } of splitMail(listed, (entries) => digestMail(entries, env))) {
    if (outcome.delivered) outcome = await sendMail(env, mail);
    const attempts = part.map(({ delivery }) => ({ delivery, outcome }));
    await recordOutcomes(env, attempts, now);
  }
}
