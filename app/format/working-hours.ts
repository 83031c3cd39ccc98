// Commands for staff import this file without a build, so imports of values cannot use the alias `~`.
import type { OpeningHoursLine } from "~/content/firm";
import { isPublicHoliday, officeDay, officeMinute, officeUtcOffset } from "./office-time.ts";

export interface OpeningState {
  open: boolean;
  /** The ISO weekday at the office. */
  weekday: number;
  /** Minutes after midnight at the office. */
  minute: number;
  /** The time of the next change: minutes after midnight, and days from today. */
  next?: { days: number; weekday: number; minute: number };
}

const daysInWeek = 7;
const dayLength = 24 * 60 * 60 * 1000;

/** The working hours of an ISO weekday; undefined or null if the office is closed. */
export const hoursOfWeekday = (lines: readonly OpeningHoursLine[], weekday: number) =>
  lines.find(({ weekdays }) => weekdays.includes(weekday))?.hours;

/** The working days within a week, from today to the same weekday of the next week, without public holidays. */
export const workingDaysFrom = (lines: readonly OpeningHoursLine[], now: Date) =>
  Array.from({ length: daysInWeek + 1 }, (_, days) => {
    const day = officeDay(new Date(now.getTime() + days * dayLength));
    const weekday = new Date(day).getUTCDay() || daysInWeek;
    const hours = isPublicHoliday(day) ? undefined : hoursOfWeekday(lines, weekday);
    return { days, weekday, hours };
  }).flatMap(({ hours, ...day }) => (hours ? [{ ...day, hours }] : []));

/**
 * Whether the office is open at an instant, and when that changes.
 *
 * @param lines the working hours
 * @param instant the time of the request
 */
export function openingState(lines: readonly OpeningHoursLine[], instant: Date): OpeningState {
  const officeTime = new Date(instant.getTime() + officeUtcOffset);
  const weekday = officeTime.getUTCDay() || daysInWeek;
  const minute = officeMinute(instant);
  const next = workingDaysFrom(lines, instant).find(
    ({ days, hours }) => days > 0 || minute < hours.to,
  );
  if (!next) return { open: false, weekday, minute };
  const { hours, ...day } = next;
  const open = day.days === 0 && minute >= hours.from;
  return { open, weekday, minute, next: { ...day, minute: open ? hours.to : hours.from } };
}
