import { notInArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Delivery, deliveries } from "../db/schema";
import type { Outcome } from "./channels/channel";
import { digestMail, digestRows } from "./channels/digest-mail";
import { sendMail } from "./channels/mail";
import { type Row, splitMail } from "./channels/staff-mail";
import { digestSize, dueMails, quietNetworks, recentMails } from "./mail-networks";
import { claimDue, enquiriesOf, outcomeOf, recordOutcomes } from "./outbox";

/** The networks whose mails are sent separately now; undefined for all. */
export async function findQuietNetworks(env: Env, now: Date): Promise<number[] | undefined> {
  const db = drizzle(env.DB);
  return quietNetworks(...(await db.batch([recentMails(db, now), dueMails(db, now)])));
}

/**
 * Sends mails that list the due enquiries, and records the outcome of each delivery. After a mail that fails, the others
 * are not attempted.
 *
 * @param quiet the networks whose mails are sent separately
 */
export async function sendDigest(env: Env, now: Date, quiet: number[]): Promise<void> {
  const condition = notInArray(deliveries.network, quiet);
  const claimed = await claimDue(env, "mail", now, { size: digestSize, condition });
  const enquiries = await enquiriesOf(env, claimed);
  const listed: { delivery: Delivery; rows: Row[] }[] = [];
  const unlisted: { delivery: Delivery; outcome: Outcome }[] = [];
  for (const delivery of claimed) {
    const { kind, enquiryId } = delivery;
    const result = await outcomeOf(delivery, enquiries.get(enquiryId), (enquiry) =>
      digestRows({ kind, enquiry }),
    );
    if (Array.isArray(result)) listed.push({ delivery, rows: result });
    else unlisted.push({ delivery, outcome: result });
  }
  await recordOutcomes(env, unlisted, now);
  if (listed.length === 0) return;
  let outcome: Outcome = { delivered: true };
  for (const { part, mail } of await splitMail(listed, async (entries) =>
    digestMail(
      entries.map(({ rows }) => rows),
      env,
    ),
  )) {
    if (outcome.delivered) outcome = await sendMail(env, mail);
    const attempts = part.map(({ delivery }) => ({ delivery, outcome }));
    await recordOutcomes(env, attempts, now);
  }
}
