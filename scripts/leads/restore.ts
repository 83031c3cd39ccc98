import { and, getTableName, notInArray } from "drizzle-orm";
import { deliveries, enquiryKinds, tableOf } from "../../workers/db/schema.ts";
import { personCode } from "../../workers/records/person.ts";
import { type DatabaseTarget, literal, openDatabase, query, type Row } from "./database.ts";
import { deleteEnquiries, readSenders } from "./manage.ts";

export type Snapshot = Readonly<Record<string, readonly Row[]>>;

/**
 * Reads what a database has that it will not have after it is restored to an earlier time, as ISO 8601 in UTC: new
 * enquiries, deliveries that were settled, notifications that were sent, and deleted people.
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

/**
 * Writes a snapshot into the restored database, so that nothing is mailed again, and deletes the enquiries of deleted
 * people again. It can be repeated. The secret is HEALTH_TOKEN, the key of the codes of deleted people.
 */
export async function reapply(target: DatabaseTarget, saved: Snapshot, secret: string) {
  const rows = Object.entries(saved).flatMap(([table, some]) =>
    some.map((row) => replaceSql(table, row)),
  );
  query(target, ...rows);
  const db = openDatabase(target);
  const people = saved["forgotten"] ?? [];
  const before = new Map(people.map((row) => [row["person"], String(row["before"])]));
  const deleted = (await readSenders(db)).filter(({ keys, createdAt }) =>
    keys.some((key) => (before.get(personCode(key, secret)) ?? "") > createdAt),
  );
  await deleteEnquiries(db, deleted);
  // Also those of enquiries that were deleted before the restored time or expired since.
  const stored = enquiryKinds.map((kind) =>
    db.select({ id: tableOf(kind).id }).from(tableOf(kind)),
  );
  await db
    .delete(deliveries)
    .where(and(...stored.map((ids) => notInArray(deliveries.enquiryId, ids))));
  const written = enquiryKinds.flatMap((kind) => saved[getTableName(tableOf(kind))] ?? []);
  return { written: written.length, deleted: deleted.length };
}
