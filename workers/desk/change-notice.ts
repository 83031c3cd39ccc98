import type { Assignment, Delivery, VisitorChange } from "../db/schema";
import type { Outcome } from "../enquiries/channels/channel";
import { type DeskNote, dubaiTime, enquiryMail } from "../enquiries/channels/enquiry-mail";
import { sendEnquiryMail } from "../enquiries/channels/mail";
import type { Row } from "../enquiries/channels/staff-mail";
import type { Enquiry } from "../enquiries/store";
import { changeId, changeOf, withChange } from "../visitors/change";
import { assignmentOf } from "./assign";
import { wroteBefore } from "./history";
import { deskPerson } from "./people";
import { claimRows, recipients } from "./reminders";

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
  const { id, kind } = delivery;
  const change = await changeOf(env, enquiry.id);
  if (!change || id !== changeId(enquiry.id, change.changes)) return { delivered: true };
  const assignment = await assignmentOf(env, enquiry.id);
  const by = assignment?.claimedBy ?? assignment?.person;
  const note: DeskNote = {
    before: await wroteBefore(env, enquiry),
    claim: [
      ...changeRows(change, assignment),
      ...(by && !change.withdrawnAt ? claimRows(env, enquiry.id, by, now) : []),
    ],
    prefix: change.withdrawnAt ? "Withdrawn by the visitor: " : "Another day: ",
    ...recipients(env, deskPerson(by), assignment?.claimedBy === null),
  };
  const changed = withChange(enquiry, change);
  return sendEnquiryMail(env, await enquiryMail(kind, changed, env, now, note), delivery);
}
