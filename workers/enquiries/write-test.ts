import { eq, getTableColumns } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import { newDelivery } from "../db/delivery-row";
import { deliveries, enquiryKinds, enquiryTables, tableOf } from "../db/schema";
import { writeWithRetries } from "../db/write";
import type { Enquiry } from "../records/enquiry";

/** The id of the rows, which no query sees. */
const id = "write-test";

/** Characters of a row: more than an enquiry has, so that a full database rejects it. */
const size = 32_768;

/**
 * Tests whether D1 stores enquiries: inserts one of each kind with its delivery, and deletes them in the same
 * transaction. So it fails like an enquiry if the database is full or read-only, or lacks a column.
 *
 * @param timeoutMs of the attempts, in ms
 * @throws the error of D1
 */
export async function testWrite(env: Env, now: Date, timeoutMs: number): Promise<void> {
  const db = drizzle(env.DB);
  const statements = enquiryKinds.flatMap((kind): BatchItem<"sqlite">[] => {
    const table = tableOf(kind);
    const columns = Object.entries(getTableColumns(enquiryTables[kind]));
    const createdAt = now.toISOString();
    const row = {
      ...Object.fromEntries(columns.map(([name, { notNull }]) => [name, notNull ? "" : null])),
      id,
      createdAt,
      contentHash: "x".repeat(size),
      idempotencyKey: id,
      spam: id,
    } as unknown as Enquiry;
    const delivery = { id: `${id}/mail`, enquiryId: id, kind, channel: "mail" } as const;
    return [
      db.insert(table).values(row),
      db.insert(deliveries).values(newDelivery({ ...delivery, nextAt: createdAt, createdAt })),
      db.delete(deliveries).where(eq(deliveries.enquiryId, id)),
      db.delete(table).where(eq(table.id, id)),
    ];
  });
  const [first, ...others] = statements;
  if (first) await writeWithRetries(async () => db.batch([first, ...others]), timeoutMs);
}
