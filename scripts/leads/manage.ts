import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  max,
  min,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import type { SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { cleanEmail, cleanLine, latinDigits } from "../../app/format/clean-text.ts";
import { releaseStatements } from "../../workers/db/delivery-row.ts";
import {
  assignments,
  deliveries,
  enquiryKinds,
  enquiryTables,
  forgotten,
  tableOf,
  visitorChanges,
} from "../../workers/db/schema.ts";
import {
  emailKey,
  type Person,
  personCode,
  phoneKey,
  senderKeys,
} from "../../workers/records/person.ts";

export type Database = SqliteRemoteDatabase;

/** An error that staff see as a message without a stack trace, and the exit code of the command. */
export class UserError extends Error {
  readonly code: number = 1;
}
export class UsageError extends UserError {
  override readonly code = 2;
}

/** @throws UserError if the argument is neither an email address nor a phone number */
export function personOf(word: string): Person {
  const email = cleanEmail(word);
  if (/^[^\s@]+@[^\s@]+$/u.test(email)) return { by: "email", key: emailKey(email) };
  const phone = latinDigits(cleanLine(word));
  if (/^[\d\s+().-]+$/u.test(phone) && phoneKey(phone).length >= 5)
    return { by: "phone", key: phoneKey(phone) };
  throw new UsageError(`"${word}" is neither an email address nor a phone number.`);
}

const includes = (people: readonly Person[], { by, key }: Person) =>
  people.some((one) => one.by === by && one.key === key);

const ofEachKind = <Statement>(make: (kind: EnquiryKind) => Statement) =>
  enquiryKinds.map(make) as [Statement, ...Statement[]];

const selectById = (db: Database, ids: string[]) =>
  ofEachKind((kind) => {
    const table = tableOf(kind);
    const columns = { kind: sql<EnquiryKind>`${kind}`, ...getTableColumns(table) };
    return db.select(columns).from(table).where(inArray(table.id, ids));
  });

const { channel, state, createdAt, lastError } = deliveries;

export async function status(db: Database) {
  const figures = { deliveries: count(), oldest: min(createdAt), last_error: max(lastError) };
  const byState = db.select({ channel, state, ...figures }).from(deliveries);
  const [sent, ...stored] = await db.batch([
    byState.groupBy(channel, state),
    ...ofEachKind((kind) => {
      const { createdAt: received, spam } = tableOf(kind);
      const counts = { stored: count(), quarantined: count(spam), newest: max(received) };
      return db.select({ kind: sql`${kind}`, ...counts }).from(tableOf(kind));
    }),
  ]);
  return { enquiries: stored.flat(), deliveries: sent };
}

/** Schedules deliveries for the next run of the cron, and returns their number. */
async function scheduleWhere(db: Database, condition: SQL | undefined) {
  const due = { state: "waiting", attempts: 0, unfinished: 0, settledAt: null } as const;
  const set = { ...due, nextAt: new Date().toISOString() };
  return (await db.update(deliveries).set(set).where(condition).returning({ channel })).length;
}

/**
 * Delivers an enquiry again, whatever its state, or without an id all that failed to reach the staff. A quarantined one
 * is released: it is mailed, and sent to the CRM if the latest enquiry was.
 *
 * @returns the number of deliveries; 0 if there is no such enquiry
 */
export async function resend(db: Database, id?: string): Promise<number> {
  if (id === undefined) return scheduleWhere(db, and(eq(state, "failed"), ne(channel, "visitor")));
  const toStaff = inArray(channel, ["mail", "crm"]);
  const [[latest], ...stored] = await db.batch([
    // The channels of an enquiry have one time: the CRM is before the mail.
    db.select().from(deliveries).where(toStaff).orderBy(desc(createdAt), channel).limit(1),
    ...selectById(db, [id]),
  ]);
  const channels = latest?.channel === "crm" ? (["mail", "crm"] as const) : (["mail"] as const);
  for (const enquiry of stored.flat()) await db.batch(releaseStatements(db, enquiry, channels));
  return scheduleWhere(db, and(eq(deliveries.enquiryId, id), toStaff));
}

/** Who sent each stored enquiry, with the keys of the address and of every number. */
export async function readSenders(db: Database) {
  const pages = await db.batch(
    ofEachKind((kind) => {
      const { id, createdAt: sent, email, phone, phoneE164, phoneCountry } = enquiryTables[kind];
      const own = { id, createdAt: sent, email, phone, phoneE164, phoneCountry };
      return db.select({ kind: sql<EnquiryKind>`${kind}`, ...own }).from(tableOf(kind));
    }),
  );
  return pages.flat().map((row) => ({ ...row, keys: senderKeys(row) }));
}

/**
 * The senders of a person's enquiries, the oldest first: those with the address or the number, and those with another
 * address or number of enquiries found so far, because all of them are one person for the desk.
 */
async function enquiriesOf(db: Database, person: Person) {
  const senders = await readSenders(db);
  const people = [person];
  const found = new Set<(typeof senders)[number]>();
  for (const asked of people)
    for (const sender of senders.filter(({ keys }) => includes(keys, asked))) {
      found.add(sender);
      const known = senderKeys({ ...sender, phone: null });
      people.push(...known.filter((key) => !includes(people, key)));
    }
  const enquiries = [...found].toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return { people, enquiries };
}

export async function deleteEnquiries(db: Database, enquiries: readonly { id: string }[]) {
  const ids = enquiries.map(({ id }) => id);
  await db.batch([
    ...ofEachKind((kind) => db.delete(tableOf(kind)).where(inArray(tableOf(kind).id, ids))),
    ...[assignments, visitorChanges, deliveries].map((table) =>
      db.delete(table).where(inArray(table.enquiryId, ids)),
    ),
  ]);
}

/** Whose enquiries are deleted, of people who share a number: without it nobody's, because a couple may share one. */
export type Extent = "only" | "all" | undefined;

/** The enquiries of a person to delete, and the addresses and numbers whose queued enquiries are dropped. */
async function enquiriesToForget(db: Database, person: Person, extent: Extent) {
  const { people, enquiries } = await enquiriesOf(db, person);
  if (extent === "only")
    return { people: [person], enquiries: enquiries.filter(({ keys }) => includes(keys, person)) };
  const addresses = new Set(enquiries.map(({ email }) => emailKey(email)));
  if (extent === undefined && addresses.size > 1) {
    const lines = enquiries.map(
      ({ id, email, createdAt: at }) => `  ${id}  ${email}, ${at.slice(0, 10)}\n`,
    );
    throw new UserError(
      `Nothing is deleted: these enquiries share a number, and may be of several people.\n\n${lines.join("")}\nforget EMAIL --only deletes those with that address; --all deletes all of them.`,
    );
  }
  return { people, enquiries };
}

/**
 * Deletes all enquiries of a person with their deliveries; queued ones are not stored later, if the secret HEALTH_TOKEN
 * is known.
 *
 * @throws UserError with a list, if they may be of several people and there is no extent
 */
export async function forget(
  db: Database,
  person: Person,
  { secret, extent, now = new Date() }: { secret: string; extent?: Extent; now?: Date },
) {
  const { people } = await enquiriesToForget(db, person, extent);
  const set = { before: now.toISOString() };
  const rows = people.map((one) => ({ person: personCode(one, secret), ...set }));
  // First, so that queued enquiries are not stored during the deletion.
  if (secret !== "")
    await db.insert(forgotten).values(rows).onConflictDoUpdate({ target: forgotten.person, set });
  const { enquiries } = await enquiriesToForget(db, person, extent);
  await deleteEnquiries(db, enquiries);
  return enquiries;
}

export async function find(db: Database, person: Person) {
  const { enquiries } = await enquiriesOf(db, person);
  const ids = enquiries.map(({ id }) => id);
  const [sent, assigned, changed, ...stored] = await db.batch([
    db.select().from(deliveries).where(inArray(deliveries.enquiryId, ids)),
    db.select().from(assignments).where(inArray(assignments.enquiryId, ids)),
    db.select().from(visitorChanges).where(inArray(visitorChanges.enquiryId, ids)),
    ...selectById(db, ids),
  ]);
  return enquiries.map(({ id }) => ({
    ...stored.flat().find((row) => row.id === id),
    changes: changed.find(({ enquiryId }) => enquiryId === id),
    assignment: assigned.find(({ enquiryId }) => enquiryId === id),
    deliveries: sent.filter(({ enquiryId }) => enquiryId === id),
  }));
}
