import {
  default as makeCalendar,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { company } from "~/content/company";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { officeTimeZone } from "~/format/office-time";
import { minuteIn } from "~/format/time";
import { show } from "~/listings/listing";
import { type Locale, locales } from "~/locale";
import type { Site } from "~/site/site";
import type { Assignment } from "../db/schema";
import type { MeetingMail } from "../desk/meeting";
import { calendarAttachment, personName } from "../mail/mail";
import { entryId, entryTexts } from "../records/calendar-file";
import { currentSite, listingsOf } from "../records/enquired-listings";
import { type Enquiry, visitorName } from "../records/enquiry";
import { isCall } from "../records/viewing-calendar";
import { managePart, titlesOf } from "./acknowledgement";
import { contactOf } from "./contact";
import { visitorMessages } from "./messages";
import { type Part, visitorMail } from "./visitor-mail";

/** The length of a viewing in the calendar, in ms. */
const duration = 60 * 60 * 1000;

/** An assignment with an agreed viewing, which may be cancelled. */
export type Meeting = Assignment & { meetingAt: string; meetingSequence: number };

export const hasMeeting = (assignment: Assignment | undefined): assignment is Meeting =>
  Boolean(assignment?.meetingAt) && assignment?.meetingSequence !== null;

/** A time in a zone: "Wednesday, 2 December 2026 at 3:30 PM". */
function timeIn(site: Site, at: Date, timeZone: string): string {
  const { tag } = locales[site.locale];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone }).format(at);
  const time = nonBreaking(site.format.timeOfDay(minuteIn(at, timeZone)));
  return interpolate(visitorMessages[site.locale].meeting.at, { day, time });
}

/** The time of a viewing in Dubai, and where the visitor is if that differs. */
export function meetingTime(locale: Locale, { meetingAt }: Meeting, timeZone: string) {
  const site = currentSite(locale);
  const at = new Date(meetingAt);
  const inDubai = timeIn(site, at, officeTimeZone);
  const own = timeZone && timeIn(site, at, timeZone);
  return { inDubai, own: own === inDubai ? "" : own };
}

/** The rows about a viewing: what, when, and where. */
function meetingRows(site: Site, enquiry: Enquiry, meeting: Meeting) {
  const messages = visitorMessages[site.locale].meeting;
  const { inDubai, own } = meetingTime(site.locale, meeting, enquiry.timeZone);
  const places = listingsOf(enquiry).map((listing) => {
    const { title, place } = show(site, listing);
    return `${title} · ${place}`;
  });
  return [
    { label: messages.when, text: interpolate(messages.dubai, { time: inDubai }) },
    { label: messages.own, text: own },
    { label: messages.where, text: meeting.meetingLink ? messages.video : places.join("; ") },
  ].filter(({ text }) => text !== "");
}

/** The invitation as a calendar file (RFC 5546): a REQUEST, or the CANCEL of one. */
function calendarOf(env: Env, site: Site, kind: EnquiryKind, enquiry: Enquiry, meeting: Meeting) {
  const { meetingAt, meetingCancelledAt, meetingLink, meetingSequence, resultAt } = meeting;
  const start = new Date(meetingAt);
  const messages = visitorMessages[site.locale].meeting;
  // A meeting by video has a link.
  const inPerson = { ...enquiry, callChannel: "in-person" };
  const { summary, location, lines } = entryTexts(site, inPerson, false);
  const about = interpolate(messages.with, { company: company.name });
  const isViewing = kind === "viewing" && !isCall(kind, enquiry);
  const calendar = makeCalendar({
    prodId: { company: company.name, product: "Viewings", language: site.locale.toUpperCase() },
    method: meetingCancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: entryId(env, enquiry.id),
    sequence: meetingSequence,
    stamp: new Date(meetingCancelledAt ?? resultAt ?? meetingAt),
    start,
    end: new Date(start.getTime() + duration),
    summary: isViewing ? summary : [about, titlesOf(site, enquiry)].filter(Boolean).join(": "),
    location: meetingLink || location,
    ...(meetingLink && { url: meetingLink }),
    description: [...(meetingLink ? [meetingLink] : []), ...lines, company.phone].join("\n\n"),
    status: meetingCancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Answers of calendars go to the mailbox that people read.
    organizer: { name: company.name, email: company.email, sentBy: env.ENQUIRY_SENDER },
    attendees: [
      {
        name: personName(visitorName(enquiry)),
        email: enquiry.email ?? "",
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: !meetingCancelledAt,
      },
    ],
  });
  return `${calendar.toString()}\r\n`;
}

/** What a mail about a viewing says. */
function occasionOf(mail: MeetingMail, { meetingCancelledAt, meetingSequence }: Meeting) {
  if (mail === "reminder") return "reminder";
  if (meetingCancelledAt) return "cancelled";
  return meetingSequence === 0 ? "fixed" : "moved";
}

/** The mail with which a visitor is invited to a viewing, is told of its new time or its end, or is reminded of it. */
export async function meetingMail(
  env: Env,
  mail: MeetingMail,
  { kind, enquiry, meeting }: { kind: EnquiryKind; enquiry: Enquiry; meeting: Meeting },
  now: Date,
): Promise<EmailMessageBuilder> {
  const { locale } = enquiry;
  const site = currentSite(locale);
  const { person, meeting: messages } = visitorMessages[locale];
  const occasion = occasionOf(mail, meeting);
  const contact = contactOf(env, meeting, locale);
  const { meetingLink, meetingCancelledAt } = meeting;
  const parts: (Part | false)[] = [
    { kind: "title", text: messages.titles[occasion] },
    { kind: "rows", rows: meetingRows(site, enquiry, meeting) },
    Boolean(meetingLink) &&
      !meetingCancelledAt && {
        kind: "button",
        link: { text: messages.join, address: meetingLink ?? "" },
      },
    { kind: "person", label: person, contact },
    mail === "invitation" && {
      kind: "paragraph",
      text: meetingCancelledAt ? messages.removes : messages.attached,
    },
    !meetingCancelledAt && managePart(env, enquiry, messages.manage, now),
  ];
  const subject = [messages.subjects[occasion], titlesOf(site, enquiry)].filter(Boolean);
  const message = await visitorMail(env, enquiry, {
    subject: subject.join(": "),
    parts: parts.filter((part) => part !== false),
    contact,
  });
  if (mail === "reminder") return message;
  return {
    ...message,
    attachments: [
      calendarAttachment(
        "invitation.ics",
        calendarOf(env, site, kind, enquiry, meeting),
        meetingCancelledAt ? "CANCEL" : "REQUEST",
      ),
    ],
  };
}
