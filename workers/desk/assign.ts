import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { releaseStatements, waitingDelivery } from "../db/delivery-row";
import { type Assignment, assignments, deliveries, type Delivery, tableOf } from "../db/schema";
import { type Database, writeWithRetries } from "../db/write";
import type { Enquiry } from "../records/enquiry";
import { firmChannels } from "../records/recipients";
import { enquiriesOfPerson } from "./history";
import { officeTimeAfter } from "./office-hours";
import { type Candidates, candidatesFor, deskIsOpen, office } from "./people";

/** The reminders of an enquiry that nobody has claimed, with the working minutes after its mail when each is due. */
export const reminderMinutes = { remind: 15, pass: 30, escalate: 60 } as const;

/** The reminders that a claim ends. */
export const unclaimedReminders = Object.keys(reminderMinutes) as (keyof typeof reminderMinutes)[];

/** A reminder. A person asks for `recall`; `result` is that of a claim without a result. */
export type Reminder = keyof typeof reminderMinutes | "recall" | "result";

/** The id of a reminder's delivery. */
export const reminderId = (enquiryId: string, reminder: Reminder) => `${enquiryId}/${reminder}`;

/** The statement that ends reminders of an enquiry. */
export const endReminders = (db: Database, enquiryId: string, reminders: readonly Reminder[]) =>
  db.delete(deliveries).where(
    inArray(
      deliveries.id,
      reminders.map((reminder) => reminderId(enquiryId, reminder)),
    ),
  );

/** The reminder that a delivery of the desk is for. */
export const reminderOf = ({ id, enquiryId }: Delivery) =>
  id.slice(enquiryId.length + 1) as Reminder;

/** A column without a value. */
const none = (name: string) => sql`null`.as(name);

/** The candidate whose last turn is the longest ago: rows are numbered in the order of their insertion. */
const nextInTurn = ({ inTurn }: Candidates) => sql<string | null>`(
  select candidate.value from json_each(${JSON.stringify(inTurn)}) as candidate
  order by (select coalesce(max(rowid), 0) from assignments where turn_of = candidate.value), candidate.key limit 1)`;

/** Who answered this visitor last, if present. */
const answeredBefore = (enquiry: Enquiry, { present }: Candidates) => sql<string | null>`(
  select claimed_by from assignments join (${enquiriesOfPerson(enquiry)}) as earlier
    on earlier.id = assignments.enquiry_id
  where claimed_by in (select value from json_each(${JSON.stringify(present)}))
  order by earlier.created_at desc limit 1)`;

/**
 * The statements that assign an enquiry to a person and schedule its reminders, for the batch that stores it. They have
 * no effect on one that is quarantined or already assigned.
 *
 * @param condition for the row of the enquiry
 * @param now from which the reminders count
 * @returns none if nobody has a desk
 */
export function assign(
  env: Env,
  db: Database,
  { kind, enquiry, network }: { kind: EnquiryKind; enquiry: Enquiry; network?: number },
  condition: SQL | undefined,
  now = new Date(),
): BatchItem<"sqlite">[] {
  if (!deskIsOpen(env)) return [];
  const table = tableOf(kind);
  const where = and(condition, isNull(table.spam));
  const candidates = candidatesFor(kind, enquiry, now);
  const known = sql`coalesce(${answeredBefore(enquiry, candidates)}, ${candidates.ofListing})`;
  const turn = nextInTurn(candidates);
  const assignment = db
    .select({
      enquiryId: table.id,
      kind: sql`${kind}`.as("kind"),
      person: sql`coalesce(${known}, ${turn}, ${office})`.as("person"),
      turnOf: sql`case when ${known} is null then ${turn} end`.as("turn_of"),
      passedFrom: none("passed_from"),
      createdAt: table.createdAt,
      claimedBy: none("claimed_by"),
      claimedAt: none("claimed_at"),
      result: none("result"),
      resultAt: none("result_at"),
      meetingAt: none("meeting_at"),
      meetingLink: none("meeting_link"),
      meetingSequence: none("meeting_sequence"),
      meetingCancelledAt: none("meeting_cancelled_at"),
    })
    .from(table)
    .where(where);
  return [
    db.insert(assignments).select(assignment).onConflictDoNothing(),
    ...Object.entries(reminderMinutes).map(([reminder, minutes]) => {
      const due = officeTimeAfter(now, minutes).toISOString();
      const columns = waitingDelivery({
        id: sql`${table.id} || ${`/${reminder}`}`,
        enquiryId: table.id,
        kind,
        channel: "desk",
        nextAt: due,
        network,
      });
      const row = db.select(columns).from(table).where(where);
      return db.insert(deliveries).select(row).onConflictDoNothing();
    }),
  ];
}

const selectAssignment = (db: Database, id: string) =>
  db.select().from(assignments).where(eq(assignments.enquiryId, id)).limit(1);

/** The assignment of a stored enquiry; undefined if there is none. */
export async function assignmentOf(env: Env, enquiryId: string): Promise<Assignment | undefined> {
  const [found] = await selectAssignment(drizzle(env.DB), enquiryId);
  return found;
}

/**
 * The assignment of a stored enquiry. One that was stored without, as an enquiry that was released from quarantine, is
 * assigned now.
 *
 * @returns undefined if nobody has a desk
 */
export async function ensureAssignment(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
  now: Date,
): Promise<Assignment | undefined> {
  if (!deskIsOpen(env)) return undefined;
  const found = await assignmentOf(env, enquiry.id);
  if (found) return found;
  const db = drizzle(env.DB);
  const isEnquiry = eq(tableOf(kind).id, enquiry.id);
  const [first, ...others] = assign(env, db, { kind, enquiry }, isEnquiry, now);
  if (first) await writeWithRetries(async () => db.batch([first, ...others]));
  return assignmentOf(env, enquiry.id);
}

/**
 * Passes an enquiry that nobody has claimed to the next person, once. A repeat changes nothing.
 *
 * @returns the assignment afterwards; undefined if the enquiry was deleted
 */
export async function passOn(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
  now: Date,
): Promise<Assignment | undefined> {
  const found = await assignmentOf(env, enquiry.id);
  if (!found) return undefined;
  const candidates = candidatesFor(kind, enquiry, now, found.person);
  const next = nextInTurn(candidates);
  await writeWithRetries(async () =>
    drizzle(env.DB)
      .update(assignments)
      .set({
        person: sql`coalesce(${next}, ${assignments.person})`,
        turnOf: sql`coalesce(${next}, ${assignments.turnOf})`,
        passedFrom: sql`${assignments.person}`,
      })
      .where(
        and(
          eq(assignments.enquiryId, enquiry.id),
          isNull(assignments.claimedBy),
          isNull(assignments.passedFrom),
        ),
      ),
  );
  return assignmentOf(env, enquiry.id);
}

/**
 * Releases a quarantined enquiry, in one transaction: the next run of the cron delivers it, and it has a person and
 * reminders. A repeat changes nothing.
 */
export async function releaseAndAssign(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
): Promise<void> {
  const db = drizzle(env.DB);
  const isEnquiry = eq(tableOf(kind).id, enquiry.id);
  await writeWithRetries(async () =>
    db.batch([
      ...releaseStatements(db, { kind, ...enquiry }, firmChannels(env)),
      ...assign(env, db, { kind, enquiry }, isEnquiry),
    ]),
  );
}
