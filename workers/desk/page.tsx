import type { ReactNode } from "react";
import { telUrl, whatsappUrl } from "~/features/enquiries/contact-links";
import { interpolate } from "~/format/interpolate";
import { officeDay, officeTimeZone, officeUtcOffset } from "~/format/office-time";
import { show } from "~/listings/listing";
import { type Locale, locales } from "~/locale";
import type { Assignment, VisitorChange } from "../db/schema";
import { plainPage } from "../http/plain-page";
import { summaryRows } from "../records/confirmation";
import { currentSite, listingsOf } from "../records/enquired-listings";
import { type Enquiry, visitorName } from "../records/enquiry";
import { phoneOf } from "../records/phone";
import { visitorClock } from "../records/visitor-clock";
import type { FoundEnquiry } from "./history";
import { deskMessages } from "./messages";
import { nameOf } from "./people";

const page = (locale: Locale, content: ReactNode) =>
  plainPage(locale, deskMessages[locale].title, content);

/** A page with one sentence. */
export const sentencePage = (locale: Locale, message: "forbidden" | "gone"): string =>
  page(
    locale,
    <div>
      <h1>{deskMessages[locale].title}</h1>
      <p>{deskMessages[locale][message]}</p>
    </div>,
  );

/** A time in Dubai: "Saturday, 28 November at 10:05". */
const timeInDubai = (locale: Locale, time: string | null) =>
  new Intl.DateTimeFormat(locales[locale].tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: officeTimeZone,
  }).format(new Date(time ?? ""));

interface ContactProps {
  enquiry: Enquiry;
  /** Whether the visitor expects the call. */
  isWanted: boolean;
  locale: Locale;
  now: Date;
}

/** The buttons to call and to write, with the time where the visitor is. */
function Contact({ enquiry, isWanted, locale, now }: ContactProps) {
  const messages = deskMessages[locale];
  const number = phoneOf(enquiry);
  const clock = visitorClock(enquiry, locale, now);
  const text = number?.international ?? enquiry.phone ?? "";
  const first = clock?.isQuiet && number ? "chat" : "call";
  const classOf = (way: typeof first) => (isWanted && way === first ? "action first" : "action");
  return (
    <>
      {clock && (
        <div className={clock.isQuiet ? "notice" : undefined}>
          <p>{interpolate(messages.localTime, { time: clock.text })}</p>
          {clock.isQuiet && <p>{messages.quiet}</p>}
        </div>
      )}
      <div className="ways">
        <a className={classOf("call")} href={telUrl(number?.e164 ?? enquiry.phone ?? "")}>
          {interpolate(messages.call, { number: `\u2066${text}\u2069` })}
        </a>
        {number && (
          <a className={classOf("chat")} href={whatsappUrl(number.e164, "")}>
            {messages.whatsapp}
          </a>
        )}
      </div>
    </>
  );
}

/** The day and the time in Dubai, for fields of a form; "" without an agreed viewing. */
const fieldsOfMeeting = (meeting: Date | undefined) =>
  meeting
    ? {
        day: officeDay(meeting),
        time: new Date(meeting.getTime() + officeUtcOffset).toISOString().slice(11, 16),
      }
    : { day: "", time: "" };

/** The agreed time of a viewing that is not cancelled. */
const meetingOf = ({ meetingAt, meetingCancelledAt }: Assignment) =>
  meetingAt && !meetingCancelledAt ? new Date(meetingAt) : undefined;

interface ResultsProps {
  assignment: Assignment;
  /** Whether the visitor gets an invitation. */
  isMailed: boolean;
  locale: Locale;
}

/** The forms for what came of the call, and for the viewing. */
function Results({ assignment, isMailed, locale }: ResultsProps) {
  const messages = deskMessages[locale];
  const meeting = meetingOf(assignment);
  const { day, time } = fieldsOfMeeting(meeting);
  return (
    <>
      <form method="post">
        <fieldset>
          <legend>{messages.reached}</legend>
          <input type="hidden" name="result" value="reached" />
          <label htmlFor="day">{messages.day}</label>
          <input id="day" name="day" type="date" defaultValue={day} />
          <label htmlFor="time">{messages.hour}</label>
          <input id="time" name="time" type="time" defaultValue={time} />
          <label htmlFor="link">{messages.link}</label>
          <input
            id="link"
            name="link"
            type="url"
            dir="ltr"
            placeholder="https://"
            defaultValue={meeting ? (assignment.meetingLink ?? "") : ""}
            aria-describedby="link-note"
          />
          <p id="link-note">{messages.linkNote}</p>
          {isMailed && <p>{messages.invitation}</p>}
          <button type="submit">{messages.save}</button>
        </fieldset>
      </form>
      {meeting && (
        <form method="post">
          <button type="submit" name="action" value="cancel" className="quiet">
            {messages.cancel}
          </button>
        </form>
      )}
      <form method="post">
        <fieldset>
          <legend>{messages.notReached}</legend>
          <input type="hidden" name="result" value="not-reached" />
          <button type="submit" name="remind" value="soon">
            {messages.inTwoHours}
          </button>
          <button type="submit" name="remind" value="tomorrow">
            {messages.tomorrow}
          </button>
        </fieldset>
      </form>
      <form method="post">
        <button type="submit" name="result" value="do-not-call" className="quiet">
          {messages.doNotCall}
        </button>
      </form>
    </>
  );
}

interface EnquiryPage {
  /** With the day that the visitor asks for now. */
  enquiry: Enquiry;
  assignment: Assignment;
  change: VisitorChange | undefined;
  /** Whether the visitor's address refuses mail. */
  isRefused: boolean;
  /** Whether the visitor gets mails. */
  isMailed: boolean;
  /** The id of the reader. */
  by: string;
  locale: Locale;
  now: Date;
  /** Whether the last form was invalid. */
  isInvalid: boolean;
}

/** What everybody with the link reads about the call. */
const openRows = ["when", "channel"] as const;

/** What the person who calls reads besides the name and the number. */
const ownerRows = ["address", ...openRows, "interest", "specialization", "language"] as const;

/** What the visitor wrote. */
function messageRows(locale: Locale, enquiry: Enquiry) {
  const text = enquiry["message"] ?? enquiry["details"];
  return text ? [{ label: deskMessages[locale].message, text }] : [];
}

/** Answers with their labels. */
const Rows = ({ rows }: { rows: readonly { label: string; text: string }[] }) =>
  rows.length > 0 && (
    <dl>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );

interface ActionFormProps {
  /** The value of the field `action`. */
  action: "claim" | "release";
  text: string;
  note: string;
}

/** The button for what comes next, with what it means. */
const ActionForm = ({ action, text, note }: ActionFormProps) => (
  <form method="post">
    <p>{note}</p>
    <button type="submit" name="action" value={action} className="first">
      {text}
    </button>
  </form>
);

/** The sentence about the last result; undefined without one. */
function savedSentence({ assignment, locale }: EnquiryPage) {
  const { saved } = deskMessages[locale];
  const { result, meetingAt } = assignment;
  if (meetingOf(assignment))
    return interpolate(saved.meeting, { time: timeInDubai(locale, meetingAt) });
  if (meetingAt) return saved.cancelled;
  return result ? saved[result] : undefined;
}

/** The page of an enquiry: the button that claims it; who has claimed it; for that person, what comes next. */
export function enquiryPage(data: EnquiryPage): string {
  const { enquiry, assignment, change, isRefused, by, locale, now, isInvalid } = data;
  const messages = deskMessages[locale];
  const site = currentSite(locale);
  const titles = listingsOf(enquiry).map((listing) => show(site, listing).title);
  const { claimedBy, claimedAt, createdAt } = assignment;
  const saved = savedSentence(data);
  const claimed = interpolate(claimedBy === by ? messages.yours : messages.claimedBy, {
    name: claimedBy ? `\u2068${nameOf(claimedBy)}\u2069` : "",
    time: timeInDubai(locale, claimedAt ?? createdAt),
  });
  const isOwner = claimedBy === by;
  const rows = isOwner
    ? [...summaryRows(site, assignment.kind, enquiry, ownerRows), ...messageRows(locale, enquiry)]
    : summaryRows(site, assignment.kind, enquiry, openRows);
  return page(
    locale,
    <>
      <div>
        {titles.length > 0 && <div className="soft">{titles.join(" · ")}</div>}
        <h1>
          <bdi>{visitorName(enquiry)}</bdi>
        </h1>
        {claimedBy && !isOwner && (
          <p role="status" className="notice">
            {claimed}
          </p>
        )}
        {isOwner && isInvalid && (
          <p role="alert" className="notice">
            {messages.invalid}
          </p>
        )}
        {isOwner && saved && !isInvalid && (
          <p role="status" className="notice">
            {saved}
          </p>
        )}
        {change && (
          <p className="notice">{change.withdrawnAt ? messages.withdrawn : messages.changedDay}</p>
        )}
        {isRefused && <p className="notice">{messages.refused}</p>}
        <Rows rows={rows} />
        {isOwner && (
          <Contact enquiry={enquiry} isWanted={!change?.withdrawnAt} locale={locale} now={now} />
        )}
        {!claimedBy && (
          <ActionForm action="claim" text={messages.claim} note={messages.claimNote} />
        )}
        <footer className="soft">
          {interpolate(messages.received, { time: timeInDubai(locale, createdAt) })}
          {isOwner && <div>{claimed}</div>}
        </footer>
      </div>
      {isOwner && (
        <div>
          <h2>{messages.results}</h2>
          <Results assignment={assignment} isMailed={data.isMailed} locale={locale} />
        </div>
      )}
    </>,
  );
}

/** The page of an enquiry that was quarantined, with the button that releases it. */
export function quarantinePage(
  { kind, enquiry }: FoundEnquiry,
  isReleased: boolean,
  locale: Locale,
): string {
  const messages = deskMessages[locale];
  const rows = summaryRows(currentSite(locale), kind, enquiry, ["listings", ...ownerRows]);
  return page(
    locale,
    <div>
      <h1>
        <bdi>{visitorName(enquiry)}</bdi>
      </h1>
      <p role="status" className="notice">
        {isReleased ? messages.released : messages.quarantined}
      </p>
      <Rows rows={[...rows, ...messageRows(locale, enquiry)]} />
      {!isReleased && (
        <ActionForm action="release" text={messages.release} note={messages.releaseNote} />
      )}
      <footer className="soft">
        {interpolate(messages.received, { time: timeInDubai(locale, enquiry.createdAt) })}
      </footer>
    </div>,
  );
}
