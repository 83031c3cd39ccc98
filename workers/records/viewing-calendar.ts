import {
  default as makeCalendar,
  type ICalEventData,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { company } from "~/content/company";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { dayLength, requestedHours } from "~/features/enquiries/viewing-day";
import { officeUtcOffset } from "~/format/office-time";
import { projectShare } from "~/listings/listing";
import { listingsOf } from "./enquired-listings";

interface ViewingEvent extends Pick<
  ICalEventData,
  "stamp" | "summary" | "location" | "description" | "organizer"
> {
  /** The same for each copy of the file, so that a calendar has one entry. */
  id: string;
}

/**
 * Returns a calendar file (RFC 5545) with a requested viewing or call. It is tentative, because the office confirms the time by
 * phone, and in UTC; without a time it is an all-day event.
 *
 * @param product the name and the language of the file's product id
 * @param event the texts of the entry
 */
export function viewingCalendar(
  { day, hours }: RequestedTime,
  product: { product: string; language: string },
  event: ViewingEvent,
): string {
  const start = hours?.from ?? new Date(day);
  const calendar = makeCalendar({
    prodId: { company: company.name, ...product },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...event,
    start,
    end: hours?.to ?? new Date(start.getTime() + dayLength),
    allDay: !hours,
    // The dates of an all-day event are formatted in this zone.
    ...(!hours && { timezone: "UTC" }),
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
  });
  // RFC 5545: every line ends with CR LF, the last one too.
  return `${calendar.toString()}\r\n`;
}

/**
 * Whether the time of an enquiry is that of a call: of a message that asks for no viewing and no talk at the office, or
 * of a request for projects, because an unfinished project cannot be visited.
 */
export function isCall(
  kind: EnquiryKind,
  enquiry: Readonly<Record<string, string | null | undefined>>,
) {
  if (kind === "viewing") return projectShare(listingsOf(enquiry)) === "all";
  const { callChannel, interest } = enquiry;
  return callChannel === "phone" || (callChannel !== "in-person" && interest !== "viewing");
}

/** How a call or a viewing takes place, as it is stored; "" if that is open. A home is not viewed by phone. */
export function channelOf(
  kind: EnquiryKind,
  enquiry: Readonly<Record<string, string | null | undefined>>,
): string {
  const channel = enquiry["callChannel"] ?? "";
  return channel === "phone" && !isCall(kind, enquiry) ? "" : channel;
}

const minute = 60 * 1000;

/** The instant of a local time at the office. */
export const instantAt = (day: string, minutes: number) =>
  new Date(Date.parse(day) + minutes * minute - officeUtcOffset);

/** The requested time of a viewing or a call. */
interface RequestedTime {
  /** In Dubai, as yyyy-mm-dd. */
  day: string;
  /** The start and the end, if a part of the day or an hour was chosen. */
  hours?: { from: Date; to: Date };
}

/** The requested time of an enquiry; undefined if it has no day. */
export function requestedTime(
  enquiry: Readonly<Record<string, string | null>>,
): RequestedTime | undefined {
  const { preferredDate: day, preferredTime } = enquiry;
  if (!day) return undefined;
  const hours = requestedHours(day, preferredTime ?? "");
  if (!hours) return { day };
  return { day, hours: { from: instantAt(day, hours.from), to: instantAt(day, hours.to) } };
}
