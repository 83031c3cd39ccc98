import { getTableName } from "drizzle-orm";
import { enquiryKinds, enquiryTables } from "../../workers/db/schema.ts";
import { query, type Row } from "./database.ts";
import { forgetSql } from "./forget-sql.ts";
import { personCondition, type Person } from "./person.ts";
import { literal, type DatabaseTarget } from "./wrangler-args.ts";

const tables = enquiryKinds.map((kind) => ({ kind, table: getTableName(enquiryTables[kind]) }));

/** The number of enquiries, pending deliveries with their age, and failed ones. */
export function status(target: DatabaseTarget): { enquiries: Row[]; deliveries: Row[] } {
  const counts = tables.map(
    ({ kind, table }) =>
      `select ${literal(kind)} as kind, count(*) as stored, count(spam) as quarantined, max(created_at) as newest from ${table}`,
  );
  const [enquiries = [], deliveries = []] = query(
    target,
    counts.join(" union all "),
    "select channel, state, count(*) as deliveries, min(created_at) as oldest, max(last_error) as last_error from deliveries group by channel, state order by channel, state",
  );
  return { enquiries, deliveries };
}

const resetDeliverySql = (now: string) =>
  `update deliveries set state = 'waiting', attempts = 0, next_at = ${literal(now)}, settled_at = null`;

/**
 * Resets all failed deliveries; the next run of the cron attempts them.
 *
 * @returns the number of deliveries
 */
export function resendFailed(target: DatabaseTarget, now = new Date().toISOString()): number {
  const [rows = []] = query(target, `${resetDeliverySql(now)} where state = 'failed' returning id`);
  return rows.length;
}

/** Inserts a delivery of an enquiry by a channel, for a quarantined enquiry without one. */
const insertDeliverySql = (kind: string, table: string, id: string, channel: string, now: string) =>
  `insert or ignore into deliveries (id, enquiry_id, kind, channel, state, attempts, next_at, created_at) select id || '/${channel}', id, ${literal(kind)}, '${channel}', 'waiting', 0, ${literal(now)}, created_at from ${table} where id = ${literal(id)}`;

/** Whether enquiries go to the CRM, judged by the latest one. */
const crmIsOn = `exists (select 1 from deliveries where channel = 'crm' and created_at = (select max(created_at) from deliveries))`;

/**
 * Delivers one enquiry again, whatever its state. A quarantined one is released.
 *
 * @returns the number of deliveries; 0 if there is no such enquiry
 */
export function resend(target: DatabaseTarget, id: string, now = new Date().toISOString()): number {
  const statements = tables.flatMap(({ kind, table }) => [
    `update ${table} set spam = null where id = ${literal(id)}`,
    // Before the mail's delivery, which may become the latest.
    `${insertDeliverySql(kind, table, id, "crm", now)} and ${crmIsOn}`,
    insertDeliverySql(kind, table, id, "mail", now),
  ]);
  const results = query(
    target,
    ...statements,
    `${resetDeliverySql(now)} where enquiry_id = ${literal(id)} returning id`,
  );
  return results.at(-1)?.length ?? 0;
}

/**
 * Deletes all enquiries of a person with their deliveries; queued ones are not stored later.
 *
 * @returns the number of enquiries
 */
export async function forget(
  target: DatabaseTarget,
  person: Person,
  now = new Date(),
): Promise<number> {
  const statements = forgetSql(
    person,
    tables.map(({ table }) => table),
    now,
  );
  const results = query(target, ...statements);
  return results.filter((_, index) => index > 0 && index % 2 === 0).flat().length;
}

/** The data of a person: each enquiry with every column, and its deliveries. */
export function find(target: DatabaseTarget, person: Person): object[] {
  const condition = personCondition(person);
  const results = query(
    target,
    ...tables.map(({ table }) => `select * from ${table} where ${condition} order by created_at`),
    `select * from deliveries where enquiry_id in (${tables.map(({ table }) => `select id from ${table} where ${condition}`).join(" union all ")}) order by created_at, id`,
  );
  const deliveries = results.at(-1) ?? [];
  return tables.flatMap(({ kind }, index) =>
    (results[index] ?? []).map((row) => ({
      kind,
      ...row,
      deliveries: deliveries.filter(({ enquiry_id: id }) => id === row["id"]),
    })),
  );
}
