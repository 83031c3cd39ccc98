import { openingHours } from "~/content/opening-hours";
import { type PartOfDay, partOfDayHours, viewingDaysAhead } from "~/content/viewing-times";
import { officeDay } from "~/format/office-time";

const dayLength = 24 * 60 * 60 * 1000;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const dayAfter = (day: string, days: number) => isoDay(Date.parse(day) + days * dayLength);

/**
 * The days for which a viewing can be asked: from today on, by the date in Dubai.
 *
 * @returns the first and the last, as yyyy-mm-dd
 */
export function viewingDays(now: Date) {
  const first = officeDay(now);
  return { first, last: dayAfter(first, viewingDaysAhead) };
}

/** Whether a text is a day of the calendar, as yyyy-mm-dd. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The ISO weekday of a day, 1 for Monday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

/** When the office is open on a day, in minutes after midnight there; null where it is not. */
export const hoursOn = (day: string) =>
  openingHours.find(({ weekdays }) => weekdays.includes(weekdayOf(day)))?.hours ?? null;

/** What of a part of a day lies within the working hours, in minutes after midnight; null for nothing. */
export function viewingHours(day: string, part: PartOfDay) {
  const open = hoursOn(day);
  const requested = partOfDayHours[part];
  if (!open) return null;
  const [from, to] = [Math.max(open.from, requested.from), Math.min(open.to, requested.to)];
  return from < to ? { from, to } : null;
}

/** What is wrong with the day of a viewing. `day` is the one that was asked for. */
export type DayIssue =
  | { code: "no_day" | "past_day" }
  | { code: "far_day"; count: number }
  | { code: "closed_day"; day: string };

/**
 * Checks the day that a viewing is asked for: one of the next thirty by the date in Dubai, on which
 * the office is open (specification §9: working hours).
 */
export function dayIssue(day: string, now: Date): DayIssue | undefined {
  const { first, last } = viewingDays(now);
  if (!isDay(day)) return { code: "no_day" };
  if (day < first) return { code: "past_day" };
  if (day > last) return { code: "far_day", count: viewingDaysAhead };
  return hoursOn(day) ? undefined : { code: "closed_day", day };
}
