// Commands for staff import this file without a build, so imports cannot use the alias `~`.
import { openingHours } from "../../app/content/firm.ts";
import { officeMinute, officeUtcOffset } from "../../app/format/office-time.ts";
import { openingState } from "../../app/format/working-hours.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The start of an instant's day at the office. */
const startOfDay = (instant: Date) =>
  Math.floor((instant.getTime() + officeUtcOffset) / day) * day - officeUtcOffset;

/**
 * The time when an amount of working time has passed: on Friday at 17:50, 15 minutes are over on Saturday at 10:05.
 *
 * @param minutes of working time; 0 for the next time at which the office is open
 */
export function officeTimeAfter(start: Date, minutes: number): Date {
  const { open, next } = openingState(openingHours, start);
  // An office without working hours counts every hour.
  if (!next) return new Date(start.getTime() + minutes * minute);
  const change = new Date(startOfDay(start) + next.days * day + next.minute * minute);
  if (!open) return officeTimeAfter(change, minutes);
  const left = next.minute - officeMinute(start);
  if (minutes < left) return new Date(start.getTime() + minutes * minute);
  return officeTimeAfter(change, minutes - left);
}

/** The working time between two instants, in minutes: 15 from Friday at 17:50 to Saturday at 10:05. */
export function officeMinutesBetween(start: Date, end: Date): number {
  if (end <= start) return 0;
  const { open, next } = openingState(openingHours, start);
  if (!next) return (end.getTime() - start.getTime()) / minute;
  const change = new Date(startOfDay(start) + next.days * day + next.minute * minute);
  const until = change < end ? change : end;
  const passed = open ? (until.getTime() - start.getTime()) / minute : 0;
  return passed + officeMinutesBetween(until, end);
}
