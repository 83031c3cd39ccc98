import { getTableName } from "drizzle-orm";
import { latinDigits } from "../../app/format/latin-digits.ts";
import { enquiryKinds, enquiryTables } from "../../workers/db/schema.ts";
import { senderCodes } from "../../workers/enquiries/person.ts";
import { query, type Row } from "./database.ts";
import { literal, type DatabaseTarget } from "./wrangler-args.ts";

const tables = enquiryKinds.map((kind) => getTableName(enquiryTables[kind]));

/** What a restored database lacks: rows by table. */
export type Snapshot = Readonly<Record<string, readonly Row[]>>;

/** Maximum characters of the statements of one command: the length of an argument is limited. */
const maxLength = 90_000;

/** Enquiries per page. */
const pageSize = 2_000;

/** Runs statements in as few commands as their length allows. */
function execute(target: DatabaseTarget, statements: readonly string[]): void {
  let batch: string[] = [];
  let length = 0;
  for (const statement of statements) {
    if (length + statement.length > maxLength && batch.length > 0) {
      query(target, ...batch);
      batch = [];
      length = 0;
    }
    batch.push(statement);
    length += statement.length;
  }
  if (batch.length > 0) query(target, ...batch);
}

/**
 * Reads what a database has that it will not have after it is restored to an earlier time: new enquiries, deliveries
 * that were settled, notifications that were sent, and deleted people.
 *
 * @param time of the restored state, as ISO 8601 in UTC
 */
export function snapshot(target: DatabaseTarget, time: string): Snapshot {
  const since = literal(time);
  const queries = {
    ...Object.fromEntries(
      tables.map((table) => [
        table,
        `select * from ${table} where created_at >= ${since} or held_told_at >= ${since}`,
      ]),
    ),
    deliveries: `select * from deliveries where created_at >= ${since} or settled_at >= ${since}`,
    notices: "select * from notices",
    forgotten: "select * from forgotten",
  };
  const results = query(target, ...Object.values(queries));
  return Object.fromEntries(
    Object.keys(queries).map((table, index) => [table, results[index] ?? []]),
  );
}

const valueOf = (value: string | number | null) =>
  typeof value === "string" ? literal(value) : String(value);

/** SQL that writes a row, and replaces the one with its key. */
const replaceSql = (table: string, row: Row) =>
  `insert or replace into ${table} (${Object.keys(row).join(", ")}) values (${Object.values(row).map(valueOf).join(", ")})`;

const textOf = (value: Row[string] | undefined) => (value ? String(value) : null);

/** The codes by which the sender of an enquiry is recognised as deleted. */
const codesOf = (row: Row, secret: string) =>
  senderCodes(
    {
      email: textOf(row["email"]),
      phone: latinDigits(textOf(row["phone"]) ?? ""),
      phoneE164: textOf(row["phone_e164"]),
      phoneCountry: textOf(row["phone_country"]),
    },
    secret,
  );

/** The ids of the enquiries in a table whose sender was deleted after them. */
function forgottenIds(
  target: DatabaseTarget,
  table: string,
  forgotten: readonly Row[],
  secret: string,
): string[] {
  const before = new Map(forgotten.map((row) => [row["person"], String(row["before"])]));
  const ids: string[] = [];
  for (let after = ""; ;) {
    const [rows = []] = query(
      target,
      `select id, created_at, email, phone, phone_e164, phone_country from ${table} where id > ${literal(after)} order by id limit ${pageSize}`,
    );
    ids.push(
      ...rows
        .filter((row) =>
          codesOf(row, secret).some((code) => (before.get(code) ?? "") > String(row["created_at"])),
        )
        .map(({ id }) => String(id)),
    );
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return ids;
    after = String(last["id"]);
  }
}

/**
 * Writes a snapshot into the restored database, so that nothing is mailed again, and deletes the enquiries of deleted
 * people again. It can be repeated.
 *
 * @param secret HEALTH_TOKEN, the key of the codes of deleted people
 * @returns the number of enquiries that were written, and of those that were deleted
 */
export function reapply(target: DatabaseTarget, saved: Snapshot, secret: string) {
  const rows = Object.entries(saved).flatMap(([table, list]) =>
    list.map((row) => replaceSql(table, row)),
  );
  execute(target, rows);
  const erased = tables.map((table) => ({
    table,
    ids: forgottenIds(target, table, saved["forgotten"] ?? [], secret),
  }));
  execute(target, [
    ...erased.flatMap(({ table, ids }) =>
      ids.map((id) => `delete from ${table} where id = ${literal(id)}`),
    ),
    // Also those of enquiries that were deleted before the restored time or expired since.
    `delete from deliveries where ${tables.map((table) => `enquiry_id not in (select id from ${table})`).join(" and ")}`,
  ]);
  return {
    written: tables.reduce((sum, table) => sum + (saved[table]?.length ?? 0), 0),
    deleted: erased.reduce((sum, { ids }) => sum + ids.length, 0),
  };
}
