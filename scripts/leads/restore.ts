import { and, getTableName, notInArray } from "drizzle-orm";
import { deliveries, type EnquiryRecord, enquiryKinds, tableOf } from "../../workers/db/schema.ts";
import { type Sender, senderCodes } from "../../workers/enquiries/person.ts";
import { type DatabaseTarget, literal, openDatabase, query, type Row } from "./database.ts";
import { type Database, deleteEnquiries } from "./manage.ts";

export type Snapshot = Readonly<Record<string, readonly Row[]>>;

/**
 * Reads what a database has that it will not have after it is restored to an earlier time: new enquiries, deliveries
 * that were settled, notifications that were sent, and deleted people.
 *
 * @param time of the restored state, as ISO 8601 in UTC
 */
export function snapshot(target: DatabaseTarget, time: string): Snapshot {
  const since = literal(time);
  const conditions = [
    ...enquiryKinds.map((kind) => [getTableName(tableOf(kind)), "held_told_at"] as const),
    ["deliveries", "settled_at"] as const,
  ].map(([table, changed]) => `${table} where created_at >= ${since} or ${changed} >= ${since}`);
  const sources = [...conditions, "assignments", "visitor_changes", "notices", "forgotten"];
  const results = query(target, ...sources.map((source) => `select * from ${source}`));
  return Object.fromEntries(
    sources.map((source, index) => [source.replace(/ .*/, ""), results[index] ?? []]),
  );
}

/** SQL that writes a row, and replaces the one with its key. */
const replaceSql = (table: string, row: Row) =>
  `insert or replace into ${table} (${Object.keys(row).join(", ")}) values (${Object.values(row).map(literal).join(", ")})`;

/** Deletes the enquiries whose sender was deleted after them, and returns their number. */
async function deleteForgotten(db: Database, saved: readonly Row[], secret: string) {
  const before = new Map(saved.map((row) => [row["person"], String(row["before"])]));
  const ids: string[] = [];
  for (const kind of before.size === 0 ? [] : enquiryKinds) {
    const rows = (await db.select().from(tableOf(kind))) as (EnquiryRecord & Sender)[];
    const isForgotten = (row: EnquiryRecord & Sender) =>
      senderCodes(row, secret).some((code) => (before.get(code) ?? "") > row.createdAt);
    ids.push(...rows.filter(isForgotten).map(({ id }) => id));
  }
  await deleteEnquiries(db, ids);
  return ids.length;
}

/**
 * Writes a snapshot into the restored database, so that nothing is mailed again, and deletes the enquiries of deleted
 * people again. It can be repeated.
 *
 * @param secret HEALTH_TOKEN, the key of the codes of deleted people
 * @returns the number of enquiries that were written, and of those that were deleted
 */
export async function reapply(target: DatabaseTarget, saved: Snapshot, secret: string) {
  const rows = Object.entries(saved).flatMap(([table, some]) =>
    some.map((row) => replaceSql(table, row)),
  );
  query(target, ...rows);
  const db = openDatabase(target);
  const deleted = await deleteForgotten(db, saved["forgotten"] ?? [], secret);
  // Also those of enquiries that were deleted before the restored time or expired since.
  const stored = enquiryKinds.map((kind) =>
    db.select({ id: tableOf(kind).id }).from(tableOf(kind)),
  );
  await db
    .delete(deliveries)
    .where(and(...stored.map((ids) => notInArray(deliveries.enquiryId, ids))));
  const names = enquiryKinds.map((kind) => getTableName(tableOf(kind)));
  return { written: names.reduce((sum, name) => sum + (saved[name]?.length ?? 0), 0), deleted };
}
