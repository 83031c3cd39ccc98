import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { type Assignment, type Delivery, deliveries, type VisitorChange } from "../db/schema";
import { writeWithRetries, pagesOf } from "../db/write";
import { errorName, log } from "../log";
import { type StaffMailOptions, sendEnquiryMail } from "../mail/enquiry-mail";
import { dubaiTime, type Row } from "../mail/mail-blocks";
import type { Outcome } from "../records/channel";
import type { Enquiry } from "../records/enquiry";
import { withTimeout } from "../timeout";
import { queryTimeoutMs } from "../timing";
import {
  assignmentOf,
  ensureAssignment,
  passOn,
  type Reminder,
  reminderMinutes,
  reminderOf,
} from "./assign";
import { changeId, changeOf, withChange } from "./change";
import { wroteBefore } from "./history";
import { claimLink } from "./link";
import { officeTimeAfter } from "./office-hours";
import { type DeskPerson, deskPerson, manager, nameOf, office } from "./people";

/** The name and the button of a mail to somebody who may claim the enquiry, or has. */
function claimRows(env: Env, enquiryId: string, by: string, now: Date, text = "I am calling now") {
  const link = claimLink(env, enquiryId, by, now);
  return link ? [{ label: nameOf(by), text, link, action: true }] : [];
}

/** The recipients of a mail to a person, or to the mailbox. */
const recipients = (env: Env, person: DeskPerson | undefined, withMailbox: boolean) => {
  if (!person) return {};
  return { to: person.email, ...(withMailbox && { cc: env.ENQUIRY_RECIPIENT }) };
};

/**
 * What the desk adds to the first mail about an enquiry: earlier enquiries of the visitor, the person, and the link. It
 * does not throw, nor wait for a database that hangs: an error is logged, and the mail goes to the mailbox without. It
 * assigns an enquiry that was released from quarantine.
 */
export async function deskNote(
  env: Env,
  kind: EnquiryKind,
  enquiry: Enquiry,
  now: Date,
): Promise<StaffMailOptions> {
  const logError = (error: unknown) => {
    log.error("desk-unknown", { id: enquiry.id, error: errorName(error) });
    return undefined;
  };
  const [before = [], assignment] = await Promise.all([
    withTimeout(wroteBefore(env, enquiry), queryTimeoutMs).catch(logError),
    withTimeout(ensureAssignment(env, kind, enquiry, now), queryTimeoutMs).catch(logError),
  ]);
  if (!assignment) return { before };
  const { person: by } = assignment;
  return {
    before,
    claim: claimRows(env, enquiry.id, by, now),
    ...recipients(env, deskPerson(by), true),
  };
}

/** How long a mail may take until reminders wait for it, in ms. */
const mailTolerance = 2 * 60 * 1000;

/**
 * Postpones the reminders of enquiries whose mail has not been sent: a person can be late only with what has reached the
 * mailbox. It is run each minute, so their time counts from the mail.
 */
export async function postponeReminders(env: Env, now: Date): Promise<void> {
  const db = drizzle(env.DB);
  const since = new Date(now.getTime() - mailTolerance).toISOString();
  const unsent = and(
    eq(deliveries.channel, "mail"),
    eq(deliveries.state, "waiting"),
    lte(deliveries.createdAt, since),
  );
  const [first, ...others] = Object.entries(reminderMinutes).map(([reminder, minutes]) => {
    const id = sql`${deliveries.enquiryId} || ${`/${reminder}`}`;
    const due = officeTimeAfter(now, minutes).toISOString();
    return db
      .update(deliveries)
      .set({ nextAt: due, createdAt: due })
      .where(
        and(
          inArray(deliveries.id, db.select({ id }).from(deliveries).where(unsent)),
          eq(deliveries.state, "waiting"),
          lt(deliveries.nextAt, due),
        ),
      );
  });
  if (first) await writeWithRetries(async () => db.batch([first, ...others]));
}

/** Deletes the reminders of enquiries that need none. */
export async function cancelReminders(env: Env, enquiryIds: readonly string[]): Promise<void> {
  for (const page of pagesOf(enquiryIds))
    await writeWithRetries(async () =>
      drizzle(env.DB)
        .delete(deliveries)
        .where(and(eq(deliveries.channel, "desk"), inArray(deliveries.enquiryId, page))),
    );
}

/** Who gets a reminder, the beginning of its subject, whether the mailbox gets it too, and the text of its button. */
function reminderTo(
  reminder: Reminder,
  { person, claimedBy }: Assignment,
): { by: string; prefix: string; withMailbox: boolean; button?: string } {
  const caller = { by: claimedBy ?? person, withMailbox: false };
  if (reminder === "recall") return { ...caller, prefix: "Call again: " };
  if (reminder === "result")
    return { ...caller, prefix: "What came of your call? ", button: "Note the result" };
  return {
    by: reminder === "escalate" ? (manager()?.id ?? office) : person,
    prefix: `Nobody has called for ${reminderMinutes[reminder]} minutes: `,
    withMailbox: reminder === "pass",
  };
}

/** Whether a reminder is still due. */
function isNeeded(reminder: Reminder, { result, claimedBy }: Assignment): boolean {
  if (reminder === "recall") return result === "not-reached";
  return reminder === "result" ? result === null : claimedBy === null;
}

/** Sends a reminder, unless what it asks for was done meanwhile. */
export async function sendReminder(
  delivery: Delivery,
  enquiry: Enquiry,
  env: Env,
  now: Date,
): Promise<Outcome> {
  const { kind } = delivery;
  const reminder = reminderOf(delivery);
  const assignment =
    reminder === "pass"
      ? await passOn(env, kind, enquiry, now)
      : await assignmentOf(env, enquiry.id);
  const change = await changeOf(env, enquiry.id);
  if (!assignment || !isNeeded(reminder, assignment) || change?.withdrawnAt)
    return { delivered: true };
  const { by, prefix, withMailbox, button } = reminderTo(reminder, assignment);
  const note: StaffMailOptions = {
    before: await wroteBefore(env, enquiry),
    claim: claimRows(env, enquiry.id, by, now, button),
    prefix,
    ...recipients(env, deskPerson(by), withMailbox),
  };
  return sendEnquiryMail(env, delivery, withChange(enquiry, change), now, note);
}

/** The rows about what a visitor changed, and what that means for the viewing. */
function changeRows({ withdrawnAt }: VisitorChange, assignment: Assignment | undefined): Row[] {
  const { meetingAt, meetingCancelledAt } = assignment ?? {};
  const stays = "stays until you change it on the page of the enquiry";
  return [
    {
      label: "Changed by the visitor",
      text: withdrawnAt ? "Withdrawn: no longer needed" : "Asks for the day below",
    },
    {
      label: "Viewing",
      text: meetingAt ? `${dubaiTime(meetingAt)}: ${meetingCancelledAt ? "cancelled" : stays}` : "",
    },
  ];
}

/** Tells the person of the newest change of a visitor. An earlier one has been replaced by it. */
export async function sendChangeNotice(
  delivery: Delivery,
  enquiry: Enquiry,
  env: Env,
  now: Date,
): Promise<Outcome> {
  const { id } = delivery;
  const change = await changeOf(env, enquiry.id);
  if (!change || id !== changeId(enquiry.id, change.changes)) return { delivered: true };
  const assignment = await assignmentOf(env, enquiry.id);
  const by = assignment?.claimedBy ?? assignment?.person;
  const note: StaffMailOptions = {
    before: await wroteBefore(env, enquiry),
    claim: [
      ...changeRows(change, assignment),
      ...(by && !change.withdrawnAt ? claimRows(env, enquiry.id, by, now) : []),
    ],
    prefix: change.withdrawnAt ? "Withdrawn by the visitor: " : "Another day: ",
    ...recipients(env, deskPerson(by), assignment?.claimedBy === null),
  };
  return sendEnquiryMail(env, delivery, withChange(enquiry, change), now, note);
}
