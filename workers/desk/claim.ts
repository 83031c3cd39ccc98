import { and, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { officeDay, officeUtcOffset } from "~/format/office-time";
import { newDelivery } from "../db/delivery-row";
import { type Assignment, assignments, type Delivery, deliveries } from "../db/schema";
import { writeWithRetries } from "../db/write";
import type { Enquiry } from "../records/enquiry";
import { endReminders, reminderId, unclaimedReminders } from "./assign";
import { cancelMeeting, fixMeeting } from "./meeting";
import { officeTimeAfter } from "./office-hours";

const hour = 60 * 60 * 1000;

/** The working minutes after a claim when its person is asked for the result. */
const resultMinutes = 60;

/** The delivery of a reminder to the person who has claimed an enquiry. */
function reminderOfClaim(
  { enquiryId, kind }: Pick<Assignment, "enquiryId" | "kind">,
  reminder: "recall" | "result",
  at: Date,
): Delivery {
  const due = at.toISOString();
  const id = reminderId(enquiryId, reminder);
  return newDelivery({ id, enquiryId, kind, channel: "desk", nextAt: due, createdAt: due });
}

/**
 * Claims an enquiry for a person, unless somebody has claimed it, and ends its reminders. Of claims at the same time one
 * succeeds. The person is reminded once of a result that is missing.
 */
export async function claim(
  env: Env,
  { enquiryId, kind }: Pick<Assignment, "enquiryId" | "kind">,
  by: string,
  now: Date,
): Promise<void> {
  const db = drizzle(env.DB);
  const ask = reminderOfClaim({ enquiryId, kind }, "result", officeTimeAfter(now, resultMinutes));
  await writeWithRetries(async () =>
    db.batch([
      db
        .update(assignments)
        .set({ claimedBy: by, claimedAt: now.toISOString() })
        .where(and(eq(assignments.enquiryId, enquiryId), isNull(assignments.claimedBy))),
      endReminders(db, enquiryId, unclaimedReminders),
      db.insert(deliveries).values(ask).onConflictDoNothing(),
    ]),
  );
}

/** What came of a call. */
export interface CallResult {
  result: NonNullable<Assignment["result"]>;
  /** The agreed time of a viewing. */
  meetingAt?: Date | undefined;
  /** The address of the video call; "" on site. */
  meetingLink?: string | undefined;
  /** When the person wants to be reminded. */
  remindAt?: Date;
}

/** The instant of a day and a time in Dubai; undefined if there is no such time. */
function instantInDubai(day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/u.test(day) || !/^\d\d:\d\d$/u.test(time)) return undefined;
  const instant = new Date(Date.parse(`${day}T${time}:00Z`) - officeUtcOffset);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

const isSecureAddress = (text: string) => URL.parse(text)?.protocol === "https:";

/**
 * Reads the form of a result.
 *
 * @returns undefined if it is not valid
 */
export function readResult(form: URLSearchParams, now: Date): CallResult | undefined {
  const result = form.get("result");
  if (result === "do-not-call") return { result };
  if (result === "not-reached") {
    const tomorrow = officeDay(new Date(now.getTime() + 24 * hour));
    const remindAt =
      form.get("remind") === "tomorrow"
        ? instantInDubai(tomorrow, "09:00")
        : new Date(now.getTime() + 2 * hour);
    return remindAt && { result, remindAt };
  }
  if (result !== "reached") return undefined;
  const [day = "", time = "", meetingLink = ""] = ["day", "time", "link"].map(
    (name) => form.get(name)?.trim() ?? "",
  );
  if (meetingLink !== "" && !isSecureAddress(meetingLink)) return undefined;
  if (day === "" && time === "" && meetingLink === "") return { result };
  const meetingAt = instantInDubai(day, time);
  return meetingAt && meetingAt > now ? { result, meetingAt, meetingLink } : undefined;
}

/**
 * Records what came of a call by the person who has claimed the enquiry. A later result replaces it; a viewing stays until
 * it is changed or cancelled.
 */
export async function recordResult(
  env: Env,
  assignment: Assignment,
  enquiry: Enquiry,
  { result, meetingAt, meetingLink, remindAt }: CallResult,
  now: Date,
): Promise<void> {
  const { enquiryId, claimedBy } = assignment;
  const db = drizzle(env.DB);
  await writeWithRetries(async () =>
    db.batch([
      db
        .update(assignments)
        .set({ result, resultAt: now.toISOString() })
        .where(
          and(eq(assignments.enquiryId, enquiryId), eq(assignments.claimedBy, claimedBy ?? "")),
        ),
      ...(meetingAt ? fixMeeting(env, db, enquiry, { meetingAt, meetingLink }, now) : []),
      ...(result === "do-not-call" ? cancelMeeting(env, db, enquiry, now) : []),
      endReminders(db, enquiryId, ["recall", "result"]),
      ...(remindAt
        ? [db.insert(deliveries).values(reminderOfClaim(assignment, "recall", remindAt))]
        : []),
    ]),
  );
}
