import { and, eq, gt, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { deliveries } from "../db/schema";
import { digestMail, type DigestEntry } from "./channels/digest-mail";
import { sendMail } from "./channels/mail";
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

/** Sends one mail that lists the due enquiries, and records the outcome of each delivery. */
export async function sendDigest(env: Env, now: Date): Promise<void> {
  const claimed = await claimDue(env, "mail", now, digestSize);
  const enquiries = await enquiriesOf(env, claimed);
  const listed = claimed.flatMap(({ kind, enquiryId }): DigestEntry[] => {
    const enquiry = enquiries.get(enquiryId);
    return enquiry ? [{ kind, enquiry }] : [];
  });
  const outcome = listed.length > 0 ? await sendMail(env, digestMail(listed, env)) : enquiryDeleted;
  const attempts = claimed.map((delivery) => ({
    delivery,
    outcome: enquiries.has(delivery.enquiryId) ? outcome : enquiryDeleted,
  }));
  await recordOutcomes(env, attempts, now);
}
