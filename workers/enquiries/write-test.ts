import { eq, getTableColumns } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import { deliveries, enquiryKinds, enquiryTables, tableOf } from "../db/schema";
import { writeWithRetries } from "../db/write";
import type { Enquiry } from "./enquiry";
import { leasedDelivery } from "./store";

/** The id of the rows, which no query sees. */
const id = "write-test";

/** Characters of a row: more than an enquiry has, so that a full database rejects it. */
const size = 32_768;

/**
 * Tests whether D1 stores enquiries: inserts one of each kind with its delivery, and deletes them in the same
 * transaction. So it fails like an enquiry if the database is full or read-only, or lacks a column.
 *
 * @param limit of the attempts, in ms
 * @throws the error of D1
 */
export async function testWrite(env: Env, now: Date, limit: number): Promise<void> {
  const db = drizzle(env.DB);
  const statements = enquiryKinds.flatMap((kind): BatchItem<"sqlite">[] => {
    const table = tableOf(kind);
    const columns = Object.entries(getTableColumns(enquiryTables[kind]));
    const row = {
      ...Object.fromEntries(columns.map(([name, { notNull }]) => [name, notNull ? "" : null])),
      id,
      createdAt: now.toISOString(),
      contentHash: "x".repeat(size),
      idempotencyKey: id,
      spam: id,
    } as unknown as Enquiry;
    return [
      db.insert(table).values(row),
      db.insert(deliveries).values(leasedDelivery(kind, row, "mail")),
      db.delete(deliveries).where(eq(deliveries.enquiryId, id)),
      db.delete(table).where(eq(table.id, id)),
    ];
  });
  const [first, ...others] = statements;
  if (first) await writeWithRetries(async () => db.batch([first, ...others]), limit);
}
