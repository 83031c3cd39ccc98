import { partsOfDay } from "~/content/viewing-times";
import { viewingHours } from "~/features/enquiries/viewing-day";
import { officeUtcOffset } from "~/format/office-time";

const minute = 60 * 1000;

/** The instant of a local time at the office. */
const instantAt = (day: string, minutes: number) =>
  new Date(Date.parse(day) + minutes * minute - officeUtcOffset);

/** The requested time of a viewing. */
export interface RequestedTime {
  /** In Dubai, as yyyy-mm-dd. */
  day: string;
  /** The start and the end, if a part of the day was chosen. */
  hours?: { from: Date; to: Date };
}

/** The requested time of an enquiry; undefined if it has no day. */
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
