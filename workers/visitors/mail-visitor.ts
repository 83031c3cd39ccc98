import type { Delivery } from "../db/schema";
import { assignmentOf } from "../desk/assign";
import type { MeetingMail } from "../desk/meeting";
import { sendMail } from "../mail/mail";
import type { Outcome } from "../records/channel";
import type { Enquiry } from "../records/enquiry";
import { isRefusal } from "../records/recipients";
import { acknowledgement } from "./acknowledgement";
import { hasMeeting, meetingMail } from "./invitation";

/** How long after the enquiry an acknowledgement makes sense, in ms. */
const acknowledgementTolerance = 24 * 60 * 60 * 1000;

const tooLate: Outcome = { delivered: false, code: "too-late", final: true };

/** What a delivery to a visitor comes to without a mail, or the mail. */
async function mailOf(
  { id, kind }: Delivery,
  enquiry: Enquiry,
  env: Env,
  now: Date,
): Promise<Outcome | EmailMessageBuilder> {
  const [, mail, sequence] = /\/(invitation|reminder)-(\d+)$/u.exec(id) ?? [];
  if (!mail) {
    const age = now.getTime() - Date.parse(enquiry.createdAt);
    return age > acknowledgementTolerance ? tooLate : acknowledgement(env, kind, enquiry, now);
  }
  const meeting = await assignmentOf(env, enquiry.id);
  // A later mail has replaced it.
  if (!hasMeeting(meeting) || meeting.meetingSequence !== Number(sequence))
    return { delivered: true };
  const { meetingAt, meetingCancelledAt } = meeting;
  if (!meetingCancelledAt && Date.parse(meetingAt) <= now.getTime()) return tooLate;
  return meetingMail(env, mail as MeetingMail, { kind, enquiry, meeting }, now);
}

/** Makes one attempt to send a mail to a visitor, if there is still a reason for it. */
export async function mailVisitor(
  delivery: Delivery,
  enquiry: Enquiry,
  env: Env,
  now: Date,
): Promise<Outcome> {
  const mail = await mailOf(delivery, enquiry, env, now);
  if ("delivered" in mail) return mail;
  const outcome = await sendMail(env, mail, delivery);
  if (outcome.delivered) return outcome;
  return { ...outcome, final: isRefusal(outcome.code) };
}
