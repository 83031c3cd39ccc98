import { asc, inArray, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { retentionMonths } from "~/content/privacy-terms";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { deliveries, enquiryTables, tableOf } from "../db/schema";
import { writeWithRetries } from "../db/write";
import { log } from "../log";
import { deleteExpiredErasures } from "./erasure";

/** Enquiries per statement, and statements per run. The next run deletes the rest. */
const batchSize = 500;
const maxBatches = 10;

/** The time before which enquiries are deleted. */
function retentionCutoff(now: Date): string {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - retentionMonths);
  return since.toISOString();
}

async function deleteBatch(env: Env, kind: EnquiryKind, since: string): Promise<number> {
  const db = drizzle(env.DB);
  const table = tableOf(kind);
  const outdated = db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.createdAt, since))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(batchSize);
  const [, gone] = await writeWithRetries(async () =>
    db.batch([
      db.delete(deliveries).where(inArray(deliveries.enquiryId, outdated)),
      db.delete(table).where(inArray(table.id, outdated)).returning({ id: table.id }),
    ]),
  );
  return gone.length;
}

/** Deletes enquiries and deliveries older than the retention period. */
export async function deleteOutdated(env: Env, now = new Date()): Promise<void> {
  const since = retentionCutoff(now);
  for (const kind of Object.keys(enquiryTables) as EnquiryKind[]) {
    let deleted = 0;
    for (let round = 0; round < maxBatches; round += 1) {
      const gone = await deleteBatch(env, kind, since);
      deleted += gone;
      if (gone < batchSize) break;
    }
    if (deleted > 0) log.info("outdated-deleted", { kind, deleted });
  }
  await deleteExpiredErasures(env, now);
}
