import { company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { minuteOfHour, partsOfDay, timesOfDay } from "~/content/viewing-times";
import { telUrl } from "~/features/enquiries/contact-links";
import type { Confirmation } from "~/features/enquiries/enquiry-response";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { fullDate } from "~/features/enquiries/hours-in-zones";
import { dayLength, hoursOn, isOpenAt, viewingHours } from "~/features/enquiries/viewing-day";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { isPublicHoliday, officeDay, officeMinute, officeTimeZone } from "~/format/office-time";
import { minuteIn } from "~/format/time";
import { workingDaysFrom } from "~/format/working-hours";
import { type Listing, projectShare, show } from "~/listings/listing";
import { locales } from "~/locale";
import type { Site } from "~/site/site";
import { errorName, log } from "../log";
import { calendarAddress } from "./calendar-file";
import { listingsOf, currentSite } from "./enquired-listings";
import { type Enquiry, visitorName } from "./enquiry";
import { phoneOf } from "./phone";
import { channelOf, instantAt, isCall, requestedTime } from "./viewing-calendar";

/** The minimum time before closing for a reply on the same day, in minutes. */
const minMinutesForReply = 60;

/** The end of a working day. */
interface ReplyDeadline {
  /** Days after today, by the date at the office. */
  days: number;
  /** ISO weekday, 1 for Monday. */
  weekday: number;
  /** Minutes after midnight at the office. */
  minute: number;
}

/**
 * The time by which the office answers an enquiry: the end of the working day, or of the next working day
 * if less than an hour remains.
 *
 * @returns undefined if the office never opens
 */
export function replyDeadline(now: Date): ReplyDeadline | undefined {
  const currentMinute = officeMinute(now);
  const workingDay = workingDaysFrom(openingHours, now).find(
    ({ days, hours }) => days > 0 || currentMinute <= hours.to - minMinutesForReply,
  );
  if (!workingDay) return undefined;
  const { days, weekday, hours } = workingDay;
  return { days, weekday, minute: hours.to };
}

/** Isolates left-to-right text in Arabic sentences. */
const isolateLtr = ({ locale }: Site, text: string) =>
  locales[locale].direction === "rtl" ? `\u2066${text}\u2069` : text;

/** The titles of the listings in the visitor's language. */
function titlesIn(site: Site, listings: readonly Listing[], enquiry: Enquiry): string[] {
  const titles = listings.map((listing) => show(site, listing).title);
  const { propertyTitle } = enquiry;
  return titles.length > 0 || !propertyTitle ? titles : [propertyTitle];
}

/** The label before the titles of some listings. */
function labelOf(
  listings: readonly Listing[],
): "home" | "homes" | "project" | "projects" | "mixed" {
  const isOne = listings.length <= 1;
  return {
    none: isOne ? "home" : "homes",
    some: "mixed",
    all: isOne ? "project" : "projects",
  }[projectShare(listings)] as ReturnType<typeof labelOf>;
}

/** "Saturday, 28 November 2026, Morning (10:00 AM–12:00 PM, Dubai time)"; "" without a time. */
function timeIn(
  { locale, messages, format }: Site,
  { preferredDate: date, preferredTime }: Enquiry,
): string {
  const { options, confirmation } = messages.enquiries;
  const time = timesOfDay.find((one) => one === preferredTime);
  const hour = minuteOfHour(preferredTime ?? "");
  const hourName =
    hour === undefined
      ? ""
      : interpolate(confirmation.hour, { hour: nonBreaking(format.timeOfDay(hour)) });
  const timeName = time ? options.preferredTime[time] : hourName;
  if (!date) return timeName;
  const dateName = fullDate(locale, date);
  const day = isPublicHoliday(date)
    ? interpolate(confirmation.holiday, { day: dateName })
    : dateName;
  const name = time ? timeName.toLocaleLowerCase(locales[locale].tag) : timeName;
  const part = partsOfDay.find((one) => one === time);
  const hours = part && viewingHours(date, part);
  if (!hours) return format.commaList([day, name].filter(Boolean));
  return interpolate(confirmation.when, {
    day,
    part: name,
    hours: nonBreaking(format.timeRange(hours.from, hours.to)),
  });
}

const weekdayIn = ({ locale }: Site, instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat(locales[locale].tag, { weekday: "long", timeZone }).format(instant);

/** Whether the visitor's date is not that of Dubai: "today" is then another day for the office. */
const isOtherDay = (site: Site, instant: Date, timeZone: string | null | undefined) =>
  Boolean(timeZone) &&
  weekdayIn(site, instant, timeZone ?? "") !== weekdayIn(site, instant, officeTimeZone);

/**
 * The requested hours where the visitor is: "Saturday, 7:00 AM–9:00 AM"; "" if the clock there is that of Dubai, or if
 * the visitor comes to Dubai.
 */
function ownTimeIn(site: Site, kind: EnquiryKind, enquiry: Enquiry): string {
  const { format } = site;
  const { timeZone, preferredTime } = enquiry;
  const hours = requestedTime(enquiry)?.hours;
  if (!hours || !timeZone || channelOf(kind, enquiry) === "in-person") return "";
  const from = minuteIn(hours.from, timeZone);
  if (from === officeMinute(hours.from)) return "";
  const time =
    minuteOfHour(preferredTime ?? "") === undefined
      ? format.timeRange(from, minuteIn(hours.to, timeZone))
      : format.timeOfDay(from);
  return format.commaList([weekdayIn(site, hours.from, timeZone), nonBreaking(time)]);
}

/** "Video call"; "" if the visitor has no preference. */
const channelIn = ({ messages }: Site, kind: EnquiryKind, enquiry: Enquiry): string => {
  const names: Readonly<Record<string, string>> = messages.enquiries.options.callChannel;
  return names[channelOf(kind, enquiry)] ?? "";
};

/** The number that will be called, with its country; as submitted if it cannot be parsed. */
function numberIn(site: Site, enquiry: Enquiry): string {
  const number = phoneOf(enquiry);
  if (!number) return enquiry.phone ?? "";
  const names = new Intl.DisplayNames(locales[site.locale].tag, { type: "region" });
  const country = number.country && names.of(number.country);
  return `${isolateLtr(site, number.international)}${country ? ` (${country})` : ""}`;
}

/** Whether the day or the hours that the visitor asked for begin before the office’s deadline. */
function beginsBefore(deadline: Date, enquiry: Enquiry): boolean {
  const requested = requestedTime(enquiry);
  if (!requested) return false;
  const { day, hours } = requested;
  const begins = hours?.from ?? instantAt(day, hoursOn(day)?.from ?? 0);
  return begins < deadline;
}

/** Whether the visitor asked for an hour at which the office is closed. */
function isAtClosedHour({ preferredDate: day, preferredTime }: Enquiry): boolean {
  const hour = minuteOfHour(preferredTime ?? "");
  return Boolean(day) && hour !== undefined && !isOpenAt(day ?? "", hour);
}

/** "Dubai time", or "Dubai time (3:00 PM your time)" for a visitor whose clock shows another time. */
function zoneIn(site: Site, instant: Date, timeZone: string | null | undefined): string {
  const { messages, format } = site;
  const { confirmation, common } = messages.enquiries;
  const { dubaiTime } = confirmation;
  const minute = timeZone ? minuteIn(instant, timeZone) : officeMinute(instant);
  if (!timeZone || minute === officeMinute(instant)) return dubaiTime;
  const time = nonBreaking(format.timeOfDay(minute));
  const own = isOtherDay(site, instant, timeZone)
    ? format.commaList([weekdayIn(site, instant, timeZone), time])
    : time;
  return `${dubaiTime} (${interpolate(common.viewingTime.own, { own })})`;
}

/**
 * The time by which the visitor of an enquiry gets a call or an answer, which confirms the day that the visitor asked
 * for. A time that begins earlier is confirmed beforehand. Who asked for a call on a day is called then, and not before;
 * at an hour at which the office is closed, or in a part of no certain day, nobody promises to call.
 *
 * @param isMail whether it may be read on another day, so that it names the weekday
 */
export function promiseIn(
  site: Site,
  kind: EnquiryKind,
  enquiry: Enquiry,
  isMail = false,
): string | undefined {
  const { messages, format } = site;
  const createdAt = new Date(enquiry.createdAt);
  const deadline = replyDeadline(createdAt);
  if (!deadline) return undefined;
  const { common, confirmation } = messages.enquiries;
  const { call, reply, callToConfirm, callThen, callThenSoon, replyToConfirm, beforehand } =
    confirmation;
  const { days, weekday, minute } = deadline;
  const lastDay = officeDay(new Date(createdAt.getTime() + days * dayLength));
  const instant = instantAt(lastDay, minute);
  const isClosed = isAtClosedHour(enquiry);
  const note = isClosed ? ` ${common.viewingTime.outside}` : "";
  const { preferredDate, preferredTime } = enquiry;
  const hasTimeOnly = !preferredDate && Boolean(preferredTime);
  const isReply = kind === "contact" || ((isClosed || hasTimeOnly) && isCall(kind, enquiry));
  const isCallOnDay = !isReply && isCall(kind, enquiry);
  if (beginsBefore(instant, enquiry)) return (isCallOnDay ? callThenSoon : beforehand) + note;
  const toConfirm = isCallOnDay ? callThen : callToConfirm;
  const withDay = isReply ? replyToConfirm : toConfirm;
  const withoutDay = isReply ? reply : call;
  const sentences = preferredDate ? withDay : withoutDay;
  const soon = days === 1 ? sentences.tomorrow : sentences.today;
  const namesDay = isMail || days > 1 || isOtherDay(site, createdAt, enquiry.timeZone);
  const sentence = namesDay ? sentences.onDay : soon;
  const promise = interpolate(sentence, {
    time: nonBreaking(format.timeOfDay(minute)),
    day: format.weekday(weekday),
    zone: zoneIn(site, instant, enquiry.timeZone),
    confirmed: confirmation.confirmed[preferredTime ? "time" : "day"],
  });
  return promise + note;
}

type SummaryField =
  | "listings"
  | "about"
  | "address"
  | "when"
  | "ownTime"
  | "channel"
  | "interest"
  | "specialization"
  | "language"
  | "name"
  | "number"
  | "email"
  | "message"
  | "change";

/** What a message is about. A purchase plan ends with its address, which is for the staff; each home has a line. */
function aboutIn(about: string): string {
  const text = about.replace(/\s*https?:\S+$/u, "");
  return text === about ? about : text.replace(": ", ":\n").replaceAll("; ", "\n");
}

/**
 * The summary of an enquiry in the language of a site: a label and a text for each answer.
 *
 * @param fields all without it
 */
export function summaryRows(
  site: Site,
  kind: EnquiryKind,
  enquiry: Enquiry,
  fields?: readonly SummaryField[],
) {
  const { confirmation, kinds, options } = site.messages.enquiries;
  const { labels } = confirmation;
  const listings = listingsOf(enquiry);
  /** The answer to a choice of the contact form. */
  const choice = (name: "interest" | "specialization" | "language") => {
    const texts: Readonly<Record<string, string>> = options[name];
    return { label: kinds.contact.labels[name], text: texts[enquiry[name] ?? ""] ?? "" };
  };
  const rows: Record<SummaryField, Confirmation["rows"][number]> = {
    listings: {
      label: labels[labelOf(listings)],
      text: titlesIn(site, listings, enquiry).join(" · "),
    },
    about: { label: kinds.contact.labels.about, text: aboutIn(enquiry["about"] ?? "") },
    address: { label: labels.address, text: enquiry["propertyAddress"] ?? "" },
    when: { label: labels.when, text: timeIn(site, enquiry) },
    ownTime: { label: labels.ownTime, text: ownTimeIn(site, kind, enquiry) },
    channel: { label: labels.how, text: channelIn(site, kind, enquiry) },
    interest: choice("interest"),
    specialization: choice("specialization"),
    language: choice("language"),
    name: { label: labels.name, text: visitorName(enquiry) },
    number: { label: labels.number, text: numberIn(site, enquiry) },
    email: { label: labels.email, text: enquiry.email ?? "" },
    message: { label: labels.message, text: enquiry["message"] ?? enquiry["details"] ?? "" },
    change: {
      label: labels.change,
      text: isolateLtr(site, company.phone),
      to: telUrl(company.phone),
    },
  };
  const shown = fields ? fields.map((field) => rows[field]) : Object.values(rows);
  return shown.filter(({ text }) => text !== "");
}

function buildConfirmation(kind: EnquiryKind, enquiry: Enquiry): Confirmation {
  const site = currentSite(enquiry.locale);
  const { calendar } = site.messages.enquiries.confirmation;
  const address = calendarAddress(kind, enquiry);
  return {
    rows: summaryRows(site, kind, enquiry),
    promise: promiseIn(site, kind, enquiry),
    ...(address && { calendar: { to: address, text: calendar.add } }),
  };
}

/**
 * Returns the confirmation of a stored enquiry in the visitor's language: a summary, the number that will
 * be called, and the time of the call.
 *
 * @returns undefined on errors, which are logged: the enquiry is stored
 */
export function confirmationOf(kind: EnquiryKind, enquiry: Enquiry): Confirmation | undefined {
  try {
    return buildConfirmation(kind, enquiry);
  } catch (error) {
    log.error("enquiry-not-confirmed", { id: enquiry.id, error: errorName(error) });
    return undefined;
  }
}
