import { type OpeningHoursLine, openingHours } from "~/content/opening-hours";
import { formatTimeOfDay, formatTimeRange, formatWeekday, formatWeekdays } from "~/format/date";
import { interpolate } from "~/format/interpolate";
import { nonBreaking } from "~/format/non-breaking";
import { officeTimeZone } from "~/format/office-time";
import type { Locale } from "~/locale";
import type { OpeningMessages } from "~/messages/en/company";

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
/** Parsed by code, so it does not depend on the language of the site. */
const readable = "en-GB";
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The weekday and the minute of the day in a time zone. */
function clockAt(instant: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat(readable, {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    weekday: weekdays.indexOf(part("weekday")) + 1,
    minute: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/**
 * Whether the office is open at an instant, and when that changes.
 *
 * @param days the working hours
 * @param instant the time of the request
 * @param timeZone of the office, an IANA name
 */
export function openingState(
  days: readonly OpeningHoursLine[],
  instant: Date,
  timeZone: string,
): OpeningState {
  const { weekday, minute } = clockAt(instant, timeZone);
  const hoursOf = (day: number) => days.find((each) => each.weekdays.includes(day))?.hours;
  const today = hoursOf(weekday);
  if (today && minute >= today.from && minute < today.to)
    return { open: true, weekday, minute, next: { days: 0, weekday, minute: today.to } };
  for (let later = 0; later <= daysInWeek; later += 1) {
    const day = ((weekday - 1 + later) % daysInWeek) + 1;
    const hours = hoursOf(day);
    if (hours && (later > 0 || minute < hours.from))
      return {
        open: false,
        weekday,
        minute,
        next: { days: later, weekday: day, minute: hours.from },
      };
  }
  return { open: false, weekday, minute };
}

/**
 * The working hours as text, line by line: "Monday to Friday", "9:00 AM–6:00 PM". For loaders.
 *
 * @param closed the text for a day without hours
 */
export const formatOpeningHours = (
  locale: Locale,
  hours: readonly OpeningHoursLine[],
  { closed }: Pick<OpeningMessages, "closed">,
) =>
  hours.map((line) => ({
    ...line,
    days: formatWeekdays(locale, line.weekdays),
    text: line.hours ? formatTimeRange(locale, line.hours.from, line.hours.to) : closed,
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
  const time = formatTimeOfDay(locale, next.minute);
  if (open) return interpolate(messages.openUntil, { time });
  if (next.days === 0) return interpolate(messages.opensToday, { time });
  if (next.days === 1) return interpolate(messages.opensTomorrow, { time });
  return interpolate(messages.opensOn, { time, day: formatWeekday(locale, next.weekday) });
}

/**
 * The time at which the office reads a message that is sent now; undefined while it is open.
 *
 * @param sentence with `{day}` and `{time}`
 */
export function openingNote(locale: Locale, sentence: string, now: Date): string | undefined {
  const { open, next } = openingState(openingHours, now, officeTimeZone);
  if (open || !next) return undefined;
  return interpolate(sentence, {
    day: formatWeekday(locale, next.weekday),
    time: nonBreaking(formatTimeOfDay(locale, next.minute)),
  });
}
