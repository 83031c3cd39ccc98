import { getTableName } from "drizzle-orm";
import { enquiryKinds, enquiryTables } from "../../workers/db/schema.ts";
import { query, type Row } from "./database.ts";
import { deletionSql, isOf, mayBeOf, type Person, recordErasure } from "./person.ts";
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

/** A row of an enquiry, with the columns that every kind has. */
type EnquiryRow = Row & {
  id: string;
  created_at: string;
  email: string;
  phone: string;
  phone_e164: string | null;
  phone_country: string | null;
};

/** The enquiries of a person, by kind. */
function enquiriesOf(target: DatabaseTarget, person: Person) {
  const condition = mayBeOf(person);
  const results = query(
    target,
    ...tables.map(({ table }) => `select * from ${table} where ${condition} order by created_at`),
  );
  return tables.map(({ kind, table }, index) => ({
    kind,
    table,
    rows: ((results[index] ?? []) as EnquiryRow[]).filter((row) => isOf(person, row)),
  }));
}

/** Ids per statement, within the length of a command's argument. */
const idsPerStatement = 500;

interface DeletedEnquiry {
  id: string;
  kind: string;
  createdAt: string;
}

/**
 * Deletes all enquiries of a person with their deliveries; queued ones are not stored later, if there is a secret.
 *
 * @param secret HEALTH_TOKEN; "" if it is not known
 * @returns the enquiries
 */
export function forget(
  target: DatabaseTarget,
  person: Person,
  secret: string,
  now = new Date(),
): DeletedEnquiry[] {
  // First, so that queued enquiries are not stored during the deletion.
  if (secret !== "") query(target, recordErasure(person, now, secret));
  return enquiriesOf(target, person).flatMap(({ kind, table, rows }) => {
    for (let begin = 0; begin < rows.length; begin += idsPerStatement) {
      const ids = rows.slice(begin, begin + idsPerStatement).map(({ id }) => id);
      query(target, ...deletionSql(table, ids));
    }
    return rows.map(({ id, created_at: createdAt }) => ({ id, kind, createdAt }));
  });
}

/** The data of a person: each enquiry with every column, and its deliveries. */
export function find(target: DatabaseTarget, person: Person): object[] {
  return enquiriesOf(target, person).flatMap(({ kind, rows }) => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => literal(id)).join(", ");
    const [deliveries = []] = query(
      target,
      `select * from deliveries where enquiry_id in (${ids}) order by created_at, id`,
    );
    return rows.map((row) => ({
      kind,
      ...row,
      deliveries: deliveries.filter(({ enquiry_id: id }) => id === row.id),
    }));
  });
}
