import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { waitingDelivery } from "../db/delivery-row";
import { deliveries, type VisitorChange, visitorChanges } from "../db/schema";
import { type Database, writeWithRetries } from "../db/write";
import type { Enquiry } from "../records/enquiry";
import { endReminders, unclaimedReminders } from "./assign";
import { cancelMeeting } from "./meeting";

/** Maximum changes of one enquiry: each is a mail to the staff. */
const maxChanges = 10;

/** What the visitor changed since the enquiry; undefined if nothing. */
export async function changeOf(env: Env, enquiryId: string): Promise<VisitorChange | undefined> {
  const [found] = await drizzle(env.DB)
    .select()
    .from(visitorChanges)
    .where(eq(visitorChanges.enquiryId, enquiryId))
    .limit(1);
  return found;
}

/** An enquiry with the day and the time that the visitor asks for now. */
export const withChange = (enquiry: Enquiry, change: VisitorChange | undefined): Enquiry =>
  change?.preferredDate
    ? {
        ...enquiry,
        preferredDate: change.preferredDate,
        preferredTime: change.preferredTime,
      }
    : enquiry;

/** The id of the delivery about a visitor's change, which has a number. */
export const changeId = (enquiryId: string, changes: number) => `${enquiryId}/change-${changes}`;

/** The delivery that tells the staff of the newest change. It has no effect if that is scheduled. */
function scheduleNotice(db: Database, enquiryId: string, now: Date) {
  const { kind, changes } = visitorChanges;
  const row = db
    .select(
      waitingDelivery({
        id: sql`${visitorChanges.enquiryId} || '/change-' || ${changes}`,
        enquiryId: visitorChanges.enquiryId,
        kind,
        channel: "change",
        nextAt: now.toISOString(),
      }),
    )
    .from(visitorChanges)
    .where(eq(visitorChanges.enquiryId, enquiryId));
  return db.insert(deliveries).select(row).onConflictDoNothing();
}

/**
 * Replaces the day that a visitor asks for, and schedules a mail about it to the staff, in one transaction. A repeat
 * changes nothing.
 *
 * @returns false if the visitor has made too many changes
 */
export async function changeDay(
  env: Env,
  kind: EnquiryKind,
  { id: enquiryId }: Enquiry,
  { preferredDate, preferredTime }: Pick<VisitorChange, "preferredDate" | "preferredTime">,
  now: Date,
): Promise<boolean> {
  const db = drizzle(env.DB);
  const changedAt = now.toISOString();
  const values = { enquiryId, kind, preferredDate, preferredTime, changes: 1, changedAt };
  const { changes, withdrawnAt } = visitorChanges;
  await writeWithRetries(async () =>
    db.batch([
      db
        .insert(visitorChanges)
        .values(values)
        .onConflictDoUpdate({
          target: visitorChanges.enquiryId,
          set: { preferredDate, preferredTime, changedAt, changes: sql`${changes} + 1` },
          setWhere: sql`${changes} < ${maxChanges} and ${withdrawnAt} is null and
            (${visitorChanges.preferredDate}, ${visitorChanges.preferredTime}) <> (${preferredDate}, ${preferredTime})`,
        }),
      scheduleNotice(db, enquiryId, now),
    ]),
  );
  const change = await changeOf(env, enquiryId);
  return change?.preferredDate === preferredDate && change.preferredTime === preferredTime;
}

/** Withdraws an enquiry, cancels its viewing, ends its reminders, and schedules a mail about it to the staff, in one transaction. */
export async function withdraw(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
  now: Date,
): Promise<void> {
  const db = drizzle(env.DB);
  const { id: enquiryId } = enquiry;
  const withdrawnAt = now.toISOString();
  const { changes } = visitorChanges;
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    db
      .insert(visitorChanges)
      .values({ enquiryId, kind, changes: 1, withdrawnAt })
      .onConflictDoUpdate({
        target: visitorChanges.enquiryId,
        set: { withdrawnAt, changes: sql`${changes} + 1` },
        setWhere: sql`${visitorChanges.withdrawnAt} is null`,
      }),
    scheduleNotice(db, enquiryId, now),
    endReminders(db, enquiryId, [...unclaimedReminders, "recall"]),
    ...cancelMeeting(env, db, enquiry, now),
  ];
  await writeWithRetries(async () => db.batch(statements));
}
