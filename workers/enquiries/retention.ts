import { asc, inArray, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { retentionMonths } from "~/content/privacy-terms";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { deliveries, enquiryKinds, tableOf } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { deleteExpiredErasures } from "./erasure";

/** Enquiries per statement, and statements per run. The next run deletes the rest. */
const batchSize = 500;
const maxBatches = 10;

/** The time before which enquiries are deleted. */
function retentionCutoff(now: Date): string {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - retentionMonths);
  return cutoff.toISOString();
}

async function deleteBatch(env: Env, kind: EnquiryKind, cutoff: string): Promise<number> {
  const db = drizzle(env.DB);
  const table = tableOf(kind);
  const outdated = db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.createdAt, cutoff))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(batchSize);
  const [, deletedRows] = await writeWithRetries(async () =>
    db.batch([
      db.delete(deliveries).where(inArray(deliveries.enquiryId, outdated)),
      db.delete(table).where(inArray(table.id, outdated)).returning({ id: table.id }),
    ]),
  );
  return deletedRows.length;
}

/** Deletes enquiries and deliveries older than the retention period. */
export async function deleteOutdated(env: Env, now = new Date()): Promise<void> {
  const cutoff = retentionCutoff(now);
  for (const kind of enquiryKinds) {
    let deleted = 0;
    for (let round = 0; round < maxBatches; round += 1) {
      const batchCount = await deleteBatch(env, kind, cutoff);
      deleted += batchCount;
      if (batchCount < batchSize) break;
    }
    if (deleted > 0) log.info("outdated-deleted", { kind, deleted });
  }
  await deleteExpiredErasures(env, now);
}
