import { and, count, desc, eq, inArray, max, min, ne, type SQL, sql } from "drizzle-orm";
import type { SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import type { EnquiryKind } from "../../app/features/enquiries/fields.ts";
import { cleanEmail, cleanLine, latinDigits } from "../../app/format/clean-text.ts";
import { releaseStatements } from "../../workers/db/delivery-row.ts";
import {
  assignments,
  deliveries,
  type EnquiryRecord,
  enquiryKinds,
  forgotten,
  tableOf,
  visitorChanges,
} from "../../workers/db/schema.ts";
import {
  emailKey,
  type Person,
  personCode,
  phoneKey,
  type Sender,
  senderKeys,
} from "../../workers/enquiries/person.ts";

export type Database = SqliteRemoteDatabase;

/** An error that staff see as a message without a stack trace. Exit codes: 1 for a failure, 2 for invalid arguments. */
export class UserError extends Error {
  readonly code: 1 | 2;
  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

export const usageError = (message: string) => new UserError(message, 2);

/** @throws UserError if the argument is neither an email address nor a phone number */
export function personOf(word: string): Person {
  const email = cleanEmail(word);
  if (/^[^\s@]+@[^\s@]+$/u.test(email)) return { by: "email", key: emailKey(email) };
  const phone = latinDigits(cleanLine(word));
  if (/^[\d\s+().-]+$/u.test(phone) && phoneKey(phone).length >= 5)
    return { by: "phone", key: phoneKey(phone) };
  throw usageError(`"${word}" is neither an email address nor a phone number.`);
}

/** A GLOB pattern of digits in this order, in any script, with anything between them. */
const digitsPattern = (digits: string) =>
  `${Array.from(digits, (digit) => `*[${digit}${String.fromCodePoint(0x660 + Number(digit), 0x6f0 + Number(digit))}]`).join("")}*`;

/** Digits that are compared in SQL: D1 allows patterns of 50 bytes, and a digit needs eight. */
const comparedDigits = 6;

/** The condition for rows that may be a person's. `isOf` decides: a person may have typed several numbers. */
const mayBeOf = ({ by, key }: Person): SQL =>
  by === "email"
    ? sql`lower(email) = ${key}`
    : sql`phone glob ${digitsPattern(key.slice(-comparedDigits))}`;

const isSame = (one: Person, other: Person) => one.by === other.by && one.key === other.key;

const ofEachKind = <Statement>(make: (kind: EnquiryKind) => Statement) =>
  enquiryKinds.map(make) as [Statement, ...Statement[]];

const { channel, state, createdAt, lastError } = deliveries;

export async function status(db: Database) {
  const figures = { deliveries: count(), oldest: min(createdAt), last_error: max(lastError) };
  const [byState, ...byKind] = await db.batch([
    db
      .select({ channel, state, ...figures })
      .from(deliveries)
      .groupBy(channel, state),
    ...ofEachKind((kind) => {
      const { createdAt: received, spam } = tableOf(kind);
      const counts = { stored: count(), quarantined: count(spam), newest: max(received) };
      return db.select(counts).from(tableOf(kind));
    }),
  ]);
  const enquiries = byKind.map(([row], index) => ({ kind: enquiryKinds[index], ...row }));
  return { enquiries, deliveries: byState };
}

/** Schedules deliveries for the next run of the cron, and returns their number. */
async function scheduleWhere(db: Database, condition: SQL | undefined) {
  const due = { state: "waiting", attempts: 0, unfinished: 0, settledAt: null } as const;
  const set = { ...due, nextAt: new Date().toISOString() };
  return (await db.update(deliveries).set(set).where(condition).returning({ channel })).length;
}

/** Schedules all failed deliveries to the staff again. */
export const resendFailed = async (db: Database) =>
  scheduleWhere(db, and(eq(state, "failed"), ne(channel, "visitor")));

/**
 * Delivers one enquiry again, whatever its state. A quarantined one is released: it is mailed, and sent to the CRM if
 * the latest enquiry was.
 *
 * @returns the number of deliveries; 0 if there is no such enquiry
 */
export async function resend(db: Database, id: string): Promise<number> {
  const toStaff = inArray(channel, ["mail", "crm"]);
  const [[latest], ...stored] = await db.batch([
    // The channels of an enquiry have one time: the CRM is before the mail.
    db.select().from(deliveries).where(toStaff).orderBy(desc(createdAt), channel).limit(1),
    ...ofEachKind((kind) =>
      db
        .select()
        .from(tableOf(kind))
        .where(eq(tableOf(kind).id, id)),
    ),
  ]);
  const channels = latest?.channel === "crm" ? (["mail", "crm"] as const) : (["mail"] as const);
  for (const [index, kind] of enquiryKinds.entries())
    for (const enquiry of stored[index] ?? [])
      await db.batch(releaseStatements(db, { kind, ...enquiry }, channels));
  return scheduleWhere(db, and(eq(deliveries.enquiryId, id), toStaff));
}

type Found = EnquiryRecord & Sender & { kind: EnquiryKind };

/**
 * The enquiries of a person, the oldest first: those with the address or the number, and those with another address or
 * number of enquiries found so far, because all of them are one person for the desk.
 */
async function enquiriesOf(db: Database, person: Person) {
  const people = [person];
  const found = new Map<string, Found>();
  for (const asked of people) {
    const pages = await db.batch(
      ofEachKind((kind) => db.select().from(tableOf(kind)).where(mayBeOf(asked))),
    );
    const possible = pages.flatMap((rows, index) =>
      rows.map((row) => ({ ...row, kind: enquiryKinds[index] }) as Found),
    );
    for (const row of possible) {
      if (!senderKeys(row).some((key) => isSame(key, asked))) continue;
      found.set(row.id, row);
      const { email, phoneE164 } = row;
      for (const key of senderKeys({ email, phoneE164, phone: null, phoneCountry: null }))
        if (!people.some((known) => isSame(known, key))) people.push(key);
    }
  }
  const enquiries = [...found.values()].toSorted((one, other) =>
    one.createdAt < other.createdAt ? -1 : 1,
  );
  return { people, enquiries };
}

export async function deleteEnquiries(db: Database, ids: string[]) {
  await db.batch([
    ...ofEachKind((kind) => db.delete(tableOf(kind)).where(inArray(tableOf(kind).id, ids))),
    ...[assignments, visitorChanges, deliveries].map((table) =>
      db.delete(table).where(inArray(table.enquiryId, ids)),
    ),
  ]);
}

/**
 * Which enquiries of people who share a number or an address are deleted: those with the given one only, or those of all.
 * Without it none is, if there are several addresses: a couple may share a number.
 */
export type Extent = "only" | "all" | undefined;

/** The enquiries of a person to delete, and the addresses and numbers whose queued enquiries are dropped. */
async function enquiriesToForget(db: Database, person: Person, extent: Extent) {
  const { people, enquiries } = await enquiriesOf(db, person);
  if (extent === "only") {
    const isOwn = (row: Found) => senderKeys(row).some((key) => isSame(key, person));
    return { people: [person], enquiries: enquiries.filter(isOwn) };
  }
  const addresses = new Set(enquiries.map(({ email }) => emailKey(email ?? "")));
  if (extent === undefined && addresses.size > 1)
    throw new UserError(
      `Nothing is deleted: these enquiries share a number, and may be of several people.\n\n${enquiries
        .map(({ id, email, createdAt: sent }) => `  ${id}  ${email}, ${sent.slice(0, 10)}`)
        .join(
          "\n",
        )}\n\nforget EMAIL --only deletes those with that address; --all deletes all of them.`,
    );
  return { people, enquiries };
}

/**
 * Deletes all enquiries of a person with their deliveries; queued ones are not stored later, if there is a secret.
 *
 * @param secret HEALTH_TOKEN; "" if it is not known
 * @returns the enquiries
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
  await deleteEnquiries(
    db,
    enquiries.map(({ id }) => id),
  );
  return enquiries;
}

export async function find(db: Database, person: Person) {
  const { enquiries } = await enquiriesOf(db, person);
  const ids = enquiries.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [sent, assigned, changed] = await db.batch([
    db.select().from(deliveries).where(inArray(deliveries.enquiryId, ids)),
    db.select().from(assignments).where(inArray(assignments.enquiryId, ids)),
    db.select().from(visitorChanges).where(inArray(visitorChanges.enquiryId, ids)),
  ]);
  return enquiries.map((row) => ({
    ...row,
    changes: changed.find(({ enquiryId }) => enquiryId === row.id),
    assignment: assigned.find(({ enquiryId }) => enquiryId === row.id),
    deliveries: sent.filter(({ enquiryId }) => enquiryId === row.id),
  }));
}
