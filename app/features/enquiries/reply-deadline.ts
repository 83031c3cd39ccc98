import { openingHours } from "~/content/firm";
import { openingState, workingDaysFrom } from "./opening-hours";

/** The minimum time before closing for a reply on the same day, in minutes. */
const minMinutesForReply = 60;

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
  const { weekday: today, minute: currentMinute } = openingState(openingHours, now);
  const workingDay = workingDaysFrom(openingHours, today).find(
    ({ days, hours }) => days > 0 || currentMinute <= hours.to - minMinutesForReply,
  );
  if (!workingDay) return undefined;
  const { days, weekday, hours } = workingDay;
  return { days, weekday, minute: hours.to };
}
