import {
  default as makeCalendar,
  type ICalEventData,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { company } from "~/content/company";
import { dayLength } from "~/features/enquiries/viewing-day";
import type { RequestedTime } from "./requested-time";

interface ViewingEvent extends Pick<
  ICalEventData,
  "stamp" | "summary" | "location" | "description" | "organizer"
> {
  /** The same for each copy of the file, so that a calendar has one entry. */
  id: string;
}

/**
 * Returns a calendar file (RFC 5545) with a requested viewing. It is tentative, because the office confirms the time by
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
