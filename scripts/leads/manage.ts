import { getTableName } from "drizzle-orm";
import { enquiryTables } from "../../workers/db/schema.ts";
import { literal, query, type Row } from "./database.ts";
import type { Place } from "./execute-words.ts";
import { allKinds } from "./export.ts";

const tables = allKinds.map((kind) => ({ kind, table: getTableName(enquiryTables[kind]) }));

/** How many enquiries there are, how many wait and for how long, and what was given up. */
export function status(place: Place): { enquiries: Row[]; deliveries: Row[] } {
  const counts = tables.map(
    ({ kind, table }) =>
      `select ${literal(kind)} as kind, count(*) as stored, count(spam) as held_as_spam, max(created_at) as newest from ${table}`,
  );
  const [enquiries = [], deliveries = []] = query(
    place,
    counts.join(" union all "),
    "select channel, state, count(*) as deliveries, min(created_at) as oldest, max(last_error) as an_error from deliveries group by channel, state order by channel, state",
  );
  return { enquiries, deliveries };
}

const again = (now: string) =>
  `update deliveries set state = 'waiting', attempts = 0, next_at = ${literal(now)}, settled_at = null`;

/**
 * Has everything delivered again that had failed for good; the next run of the cron takes it.
 *
 * @returns how many deliveries
 */
export function resendFailed(place: Place, now = new Date().toISOString()): number {
  const [rows = []] = query(place, `${again(now)} where state = 'failed' returning id`);
  return rows.length;
}

/** A delivery of one enquiry by a channel, where there was none because it was marked as spam. */
const missing = (kind: string, table: string, id: string, channel: string, now: string) =>
  `insert or ignore into deliveries (id, enquiry_id, kind, channel, state, attempts, next_at, created_at) select id || '/${channel}', id, ${literal(kind)}, '${channel}', 'waiting', 0, ${literal(now)}, created_at from ${table} where id = ${literal(id)}`;

/** Whether enquiries go to the CRM, as the latest one tells. */
const crmIsOn = `exists (select 1 from deliveries where channel = 'crm' and created_at = (select max(created_at) from deliveries))`;

/**
 * Has one enquiry delivered again, whatever became of it. One that was marked as spam loses the mark.
 *
 * @returns how many deliveries; 0 where there is no such enquiry
 */
export function resend(place: Place, id: string, now = new Date().toISOString()): number {
  const statements = tables.flatMap(({ kind, table }) => [
    `update ${table} set spam = null where id = ${literal(id)}`,
    // Before the mail's, which may become the latest.
    `${missing(kind, table, id, "crm", now)} and ${crmIsOn}`,
    missing(kind, table, id, "mail", now),
  ]);
  const results = query(
    place,
    ...statements,
    `${again(now)} where enquiry_id = ${literal(id)} returning id`,
  );
  return results.at(-1)?.length ?? 0;
}

/**
 * Deletes every enquiry of an email address, and the notes of its delivery.
 *
 * @returns how many enquiries
 */
export function forget(place: Place, email: string): number {
  const theirs = `lower(email) = lower(${literal(email.trim())})`;
  const results = query(
    place,
    ...tables.flatMap(({ table }) => [
      `delete from deliveries where enquiry_id in (select id from ${table} where ${theirs}) returning id`,
      `delete from ${table} where ${theirs} returning id`,
    ]),
  );
  return results.filter((_, index) => index % 2 === 1).flat().length;
}
