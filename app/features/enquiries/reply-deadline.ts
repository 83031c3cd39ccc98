import { openingHours } from "~/content/opening-hours";
import { officeTimeZone } from "~/format/office-time";
import { openingState } from "./opening-hours";

/** The minimum time before closing for a reply on the same day, in minutes. */
const minMinutesForReply = 60;

const daysInWeek = 7;

/** The end of a working day. */
export interface ReplyDeadline {
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
  const { weekday: today, minute: clock } = openingState(openingHours, now, officeTimeZone);
  for (let days = 0; days <= daysInWeek; days += 1) {
    const weekday = ((today - 1 + days) % daysInWeek) + 1;
    const hours = openingHours.find(({ weekdays }) => weekdays.includes(weekday))?.hours;
    const inTime = days > 0 || (hours && clock <= hours.to - minMinutesForReply);
    if (hours && inTime) return { days, weekday, minute: hours.to };
  }
  return undefined;
}
