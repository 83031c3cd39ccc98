import { and, asc, inArray, isNotNull, lt, or, count, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { quarantineRetentionDays, retentionMonths } from "~/content/privacy-terms";
import type { EnquiryKind } from "~/features/enquiries/fields";
import {
  assignments,
  deliveries,
  enquiryKinds,
  forgotten,
  tableOf,
  visitorChanges,
  counts,
} from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import type { Enquiry } from "../records/enquiry";
import { senderCodes } from "../records/person";

/** Retention of a deleted person's code, in ms. Queues retain messages for 14 days at most. */
const erasureRetention = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the sender of an enquiry has been deleted since it was sent. Without HEALTH_TOKEN no deletion is recorded.
 *
 * @throws if D1 fails
 */
export async function isForgotten(env: Env, enquiry: Enquiry): Promise<boolean> {
  const { email = null, phone = null, phoneE164, phoneCountry, createdAt } = enquiry;
  const { HEALTH_TOKEN: secret } = env;
  if (!secret) return false;
  const codes = senderCodes({ email, phone, phoneE164, phoneCountry }, secret);
  const [found] = await drizzle(env.DB)
    .select({ rows: count() })
    .from(forgotten)
    .where(and(inArray(forgotten.person, codes), gt(forgotten.before, createdAt)));
  return (found?.rows ?? 0) > 0;
}

/** Deletes expired codes of deleted people. */
async function deleteExpiredErasures(env: Env, now: Date): Promise<void> {
  const before = new Date(now.getTime() - erasureRetention).toISOString();
  await writeWithRetries(async () =>
    drizzle(env.DB).delete(forgotten).where(lt(forgotten.before, before)),
  );
}

/** Enquiries per statement, and statements per run. The next run deletes the rest. */
const batchSize = 500;
const maxBatches = 10;

/** The time before which enquiries are deleted. */
function retentionCutoff(now: Date): string {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retentionMonths);
  return cutoff.toISOString();
}

/** The time before which quarantined enquiries are deleted. */
const quarantineCutoff = (now: Date) =>
  new Date(now.getTime() - quarantineRetentionDays * 24 * 60 * 60 * 1000).toISOString();

async function deleteBatch(env: Env, kind: EnquiryKind, now: Date): Promise<number> {
  const db = drizzle(env.DB);
  const table = tableOf(kind);
  const outdated = db
    .select({ id: table.id })
    .from(table)
    .where(
      or(
        lt(table.createdAt, retentionCutoff(now)),
        and(isNotNull(table.spam), lt(table.createdAt, quarantineCutoff(now))),
      ),
    )
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(batchSize);
  const [, , , deletedRows] = await writeWithRetries(async () =>
    db.batch([
      db.delete(deliveries).where(inArray(deliveries.enquiryId, outdated)),
      db.delete(assignments).where(inArray(assignments.enquiryId, outdated)),
      db.delete(visitorChanges).where(inArray(visitorChanges.enquiryId, outdated)),
      db.delete(table).where(inArray(table.id, outdated)).returning({ id: table.id }),
    ]),
  );
  return deletedRows.length;
}

/** Deletes enquiries and deliveries older than the retention period, which is shorter for quarantined ones. */
export async function deleteOutdated(env: Env, now = new Date()): Promise<void> {
  for (const kind of enquiryKinds) {
    let deleted = 0;
    for (let round = 0; round < maxBatches; round += 1) {
      const batchCount = await deleteBatch(env, kind, now);
      deleted += batchCount;
      if (batchCount < batchSize) break;
    }
    if (deleted > 0) log.info("outdated-deleted", { kind, deleted });
  }
  await deleteExpiredErasures(env, now);
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .delete(counts)
      .where(lt(counts.hour, retentionCutoff(now).slice(0, 13))),
  );
}
