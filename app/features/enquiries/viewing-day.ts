import { openingHours } from "~/content/firm";
import {
  minuteOfHour,
  outsideOfficeHours,
  type PartOfDay,
  partOfDayHours,
  partsOfDay,
  viewingDaysAhead,
} from "~/content/viewing-times";
import { officeDay, officeMinute } from "~/format/office-time";
import { hoursOfWeekday } from "~/format/working-hours";

/** The length of a day, in ms. */
export const dayLength = 24 * 60 * 60 * 1000;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const dayAfter = (day: string, days: number) => isoDay(Date.parse(day) + days * dayLength);

/**
 * The first and the last day of a viewing: from today, by the date in Dubai.
 *
 * @returns both as yyyy-mm-dd
 */
export function viewingDays(now: Date) {
  const first = officeDay(now);
  return { first, last: dayAfter(first, viewingDaysAhead) };
}

/** Whether a text is a date as yyyy-mm-dd. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The ISO weekday of a day, 1 for Monday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

/** The working hours of a day, in minutes after midnight; null if the office is closed. */
export const hoursOn = (day: string) => hoursOfWeekday(openingHours, weekdayOf(day)) ?? null;

/** The part of a period within the working hours, in minutes after midnight; null if there is none. */
export function viewingHours(day: string, part: PartOfDay) {
  const open = hoursOn(day);
  const requested = partOfDayHours[part];
  if (!open) return null;
  const [from, to] = [Math.max(open.from, requested.from), Math.min(open.to, requested.to)];
  return from < to ? { from, to } : null;
}

/** The hours of a requested time of a day, in minutes after midnight: those of a part of it, or one hour. */
export function requestedHours(day: string, time: string) {
  const from = minuteOfHour(time);
  if (from !== undefined) return { from, to: from + 60 };
  const part = partsOfDay.find((one) => one === time);
  return part ? viewingHours(day, part) : null;
}

/** Whether the office is open at a minute after midnight of a day. */
export function isOpenAt(day: string, minute: number): boolean {
  const open = hoursOn(day);
  return open !== null && minute >= open.from && minute < open.to;
}

/** Whether a part of a day is over, by the clock in Dubai. `to` is its end in minutes after midnight. */
const isOver = (day: string, to: number, now: Date) =>
  day === officeDay(now) && officeMinute(now) >= to;

/** The error of a requested day. `day` is that day. */
export type DayIssue =
  | { code: "no_day" | "day_over" }
  | { code: "far_day"; count: number }
  | { code: "past_day" | "closed_day"; day: string };

/**
 * Validates the day of a viewing: within thirty days by the date in Dubai, and a working day of the office that is
 * not over. For a certain hour it may be any of those days.
 *
 * @param time the requested time of day; "" without one
 */
function dayIssue(day: string, time: string, now: Date): DayIssue | undefined {
  const { first, last } = viewingDays(now);
  if (!isDay(day)) return { code: "no_day" };
  if (day < first) return { code: "past_day", day };
  if (day > last) return { code: "far_day", count: viewingDaysAhead };
  if (time === outsideOfficeHours || minuteOfHour(time) !== undefined) return undefined;
  const open = hoursOn(day);
  if (!open) return { code: "closed_day", day };
  return isOver(day, open.to, now) ? { code: "day_over" } : undefined;
}

/** The error of a requested part of the day. `day` is the requested day. */
export type TimeIssue = { code: "closed_time"; day: string } | { code: "time_over" };

/** Validates the time of a valid day: a part of it is within the working hours, and neither it nor an hour is over. */
export function timeIssue(day: string, time: string, now: Date): TimeIssue | undefined {
  const hour = minuteOfHour(time);
  if (hour !== undefined) return isOver(day, hour, now) ? { code: "time_over" } : undefined;
  const part = partsOfDay.find((one) => one === time);
  if (!part) return undefined;
  const hours = viewingHours(day, part);
  if (!hours) return { code: "closed_time", day };
  return isOver(day, hours.to, now) ? { code: "time_over" } : undefined;
}

/** The error of the day of a viewing, or of the time of a valid day. */
export function viewingIssue(
  day: string,
  time: string,
  now: Date,
): { day?: DayIssue | undefined; time?: TimeIssue | undefined } {
  const ofDay = dayIssue(day, time, now);
  return ofDay ? { day: ofDay } : { time: timeIssue(day, time, now) };
}
