import { partsOfDay } from "~/content/viewing-times";
import { viewingHours } from "~/features/enquiries/viewing-day";
import { officeTimeZone } from "~/format/office-time";

const minute = 60 * 1000;

/** A clock in a zone, as text that reads as UTC. */
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });

const officeClock = clockIn(officeTimeZone);

/** How far the office's clock is ahead of UTC at an instant, in ms. */
const utcOffset = (instant: number) =>
  Date.parse(`${officeClock.format(instant).replace(" ", "T")}Z`) - instant;

/** The instant at which the office's clock shows a minute of a day. */
function instantAt(day: string, minutes: number): Date {
  const asUtc = Date.parse(day) + minutes * minute;
  return new Date(asUtc - utcOffset(asUtc - utcOffset(asUtc)));
}

/** When a visitor would like to see a home. */
export interface RequestedTime {
  /** In Dubai, as yyyy-mm-dd. */
  day: string;
  /** From when to when, where a time of the day was chosen too. */
  hours?: { from: Date; to: Date };
}

/** What an enquiry says of the time of a viewing; undefined where it names no day. */
export function requestedTime(
  enquiry: Readonly<Record<string, string | null>>,
): RequestedTime | undefined {
  const { preferredDate: day, preferredTime } = enquiry;
  if (!day) return undefined;
  const part = partsOfDay.find((one) => one === preferredTime);
  const hours = part && viewingHours(day, part);
  if (!hours) return { day };
  return { day, hours: { from: instantAt(day, hours.from), to: instantAt(day, hours.to) } };
}
