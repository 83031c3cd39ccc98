import { type OpeningHoursLine, openingHours } from "~/content/firm";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { officeMinute, officeUtcOffset } from "~/format/office-time";
import { timeFormat } from "~/format/time";
import type { Locale } from "~/locale";
import type { OpeningMessages } from "~/messages/en/company";
import type { Site } from "~/site/site";

interface OpeningState {
  open: boolean;
  /** The ISO weekday at the office. */
  weekday: number;
  /** Minutes after midnight at the office. */
  minute: number;
  /** The time of the next change: minutes after midnight, and days from today. */
  next?: { days: number; weekday: number; minute: number };
}

const daysInWeek = 7;

/** The working hours of an ISO weekday; undefined or null if the office is closed. */
export const hoursOfWeekday = (lines: readonly OpeningHoursLine[], weekday: number) =>
  lines.find(({ weekdays }) => weekdays.includes(weekday))?.hours;

/** The working days within a week of an ISO weekday, from that day to the same weekday of the next week. */
export const workingDaysFrom = (lines: readonly OpeningHoursLine[], weekday: number) =>
  Array.from({ length: daysInWeek + 1 }, (_, days) => {
    const day = ((weekday - 1 + days) % daysInWeek) + 1;
    return { days, weekday: day, hours: hoursOfWeekday(lines, day) };
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
  const next = workingDaysFrom(lines, weekday).find(
    ({ days, hours }) => days > 0 || minute < hours.to,
  );
  if (!next) return { open: false, weekday, minute };
  const { hours, ...day } = next;
  const open = day.days === 0 && minute >= hours.from;
  return { open, weekday, minute, next: { ...day, minute: open ? hours.to : hours.from } };
}

/**
 * The working hours as text, line by line: "Monday to Friday", "9:00 AM–6:00 PM". For loaders.
 */
export const formatOpeningHours = (
  { messages, format }: Site,
  hours: readonly OpeningHoursLine[],
) =>
  hours.map((line) => ({
    ...line,
    days: format.weekdays(line.weekdays),
    text: line.hours
      ? format.timeRange(line.hours.from, line.hours.to)
      : messages.company.hours.closed,
  }));

/**
 * The state of the office as text: "Open now, until 6:00 PM"; "Closed now, opens Monday at 9:00 AM".
 *
 * @param state from `openingState`
 */
export function openingSentence(
  locale: Locale,
  { open, next }: OpeningState,
  messages: OpeningMessages,
): string {
  if (!next) return open ? messages.open : messages.closedNow;
  const { weekday, timeOfDay } = timeFormat(locale);
  const time = timeOfDay(next.minute);
  if (open) return interpolate(messages.openUntil, { time });
  if (next.days === 0) return interpolate(messages.opensToday, { time });
  if (next.days === 1) return interpolate(messages.opensTomorrow, { time });
  return interpolate(messages.opensOn, { time, day: weekday(next.weekday) });
}

/**
 * The time at which the office reads a message that is sent now; undefined while it is open.
 *
 * @param sentence with `{day}` and `{time}`
 */
export function openingNote(locale: Locale, sentence: string, now: Date): string | undefined {
  const { open, next } = openingState(openingHours, now);
  if (open || !next) return undefined;
  const { weekday, timeOfDay } = timeFormat(locale);
  return interpolate(sentence, {
    day: weekday(next.weekday),
    time: nonBreaking(timeOfDay(next.minute)),
  });
}
