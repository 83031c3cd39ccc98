import { and, eq, isNotNull, isNull, like, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/d1";
import { waitingDelivery } from "../db/delivery-row";
import { assignments, deliveries } from "../db/schema";
import { type Database, writeWithRetries } from "../db/write";
import type { Enquiry } from "../records/enquiry";
import { mayBeMailed } from "../records/recipients";

/** How long before a viewing its visitor is reminded, in ms. */
const reminderLead = 24 * 60 * 60 * 1000;

/** A mail about a viewing; the id of its delivery ends with the sequence that it is about. */
export type MeetingMail = "invitation" | "reminder";

/** The delivery of a mail about the viewing as it is after the batch. It has no effect if that is scheduled. */
function schedule(db: Database, enquiryId: string, mail: MeetingMail, due: Date, condition?: SQL) {
  const { meetingSequence, kind } = assignments;
  const row = db
    .select(
      waitingDelivery({
        id: sql`${assignments.enquiryId} || ${`/${mail}-`} || ${meetingSequence}`,
        enquiryId: assignments.enquiryId,
        kind,
        channel: "visitor",
        nextAt: due.toISOString(),
      }),
    )
    .from(assignments)
    .where(and(eq(assignments.enquiryId, enquiryId), isNotNull(meetingSequence), condition));
  return db.insert(deliveries).select(row).onConflictDoNothing();
}

/** Deletes the reminders of a viewing that was changed. */
function deleteReminders(db: Database, enquiryId: string) {
  const current = sql`(select enquiry_id || '/reminder-' || meeting_sequence from assignments
    where enquiry_id = ${enquiryId} and meeting_cancelled_at is null)`;
  return db
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.enquiryId, enquiryId),
        like(deliveries.id, `${enquiryId}/reminder-%`),
        sql`${deliveries.id} is not ${current}`,
      ),
    );
}

/**
 * The statements that fix the time of a viewing, and schedule its invitation and its reminder. The same time again
 * changes nothing.
 */
export function fixMeeting(
  env: Env,
  db: Database,
  enquiry: Enquiry,
  { meetingAt, meetingLink = "" }: { meetingAt: Date; meetingLink?: string | undefined },
  now: Date,
): BatchItem<"sqlite">[] {
  const { id } = enquiry;
  const at = meetingAt.toISOString();
  const { meetingSequence: sequence, meetingCancelledAt: cancelledAt } = assignments;
  const isSame = sql`${assignments.meetingAt} is ${at} and ${assignments.meetingLink} is ${meetingLink} and ${cancelledAt} is null and ${sequence} is not null`;
  const due = new Date(meetingAt.getTime() - reminderLead);
  return [
    db
      .update(assignments)
      .set({
        meetingAt: at,
        meetingLink,
        meetingCancelledAt: null,
        meetingSequence: sql`case when ${isSame} then ${sequence} else coalesce(${sequence} + 1, 0) end`,
      })
      .where(and(eq(assignments.enquiryId, id), isNotNull(assignments.claimedBy))),
    deleteReminders(db, id),
    ...(mayBeMailed(env, enquiry)
      ? [
          schedule(db, id, "invitation", now),
          ...(due > now ? [schedule(db, id, "reminder", due)] : []),
        ]
      : []),
  ];
}

/** The statements that cancel a viewing, if there is one, and schedule the mail about it. */
export function cancelMeeting(
  env: Env,
  db: Database,
  enquiry: Enquiry,
  now: Date,
): BatchItem<"sqlite">[] {
  const { id } = enquiry;
  const { meetingSequence: sequence, meetingCancelledAt: cancelledAt, meetingAt } = assignments;
  return [
    db
      .update(assignments)
      .set({
        meetingCancelledAt: now.toISOString(),
        meetingSequence: sql`coalesce(${sequence} + 1, 0)`,
      })
      .where(and(eq(assignments.enquiryId, id), isNotNull(meetingAt), isNull(cancelledAt))),
    deleteReminders(db, id),
    ...(mayBeMailed(env, enquiry)
      ? [schedule(db, id, "invitation", now, isNotNull(cancelledAt))]
      : []),
  ];
}

/** Cancels a viewing by the wish of the person who has claimed the enquiry. A repeat changes nothing. */
export async function cancelMeetingNow(env: Env, enquiry: Enquiry, now: Date): Promise<void> {
  const db = drizzle(env.DB);
  const [first, ...others] = cancelMeeting(env, db, enquiry, now);
  if (first) await writeWithRetries(async () => db.batch([first, ...others]));
}
