import { partsOfDay } from "~/content/viewing-times";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { officeTimeZone, officeUtcOffset } from "~/format/office-time";
import { timeFormat } from "~/format/time";
import { type Locale, locales } from "~/locale";
import { dayLength, viewingDays, viewingHours } from "./viewing-day";

/** The sentence with the hours of a part of the day in Dubai, and the one with the visitor's own too. */
export interface TimeTexts {
  hours: string;
  ownHours: string;
}

/** The length of a week, in days. */
const daysOfWeek = 7;

/** The first days on which a part of the day may be chosen, as yyyy-mm-dd. */
function comingDays(): string[] {
  const first = Date.parse(viewingDays(new Date()).first);
  return Array.from({ length: daysOfWeek }, (_, days) =>
    new Date(first + days * dayLength).toISOString().slice(0, 10),
  );
}

/**
 * The hours of a part of the day in Dubai, and in the zone of the browser if that differs: "9:00 AM–12:00 PM in Dubai,
 * 6:00–9:00 AM where you are".
 *
 * @param chosen the day and the part of the day, "" for none. Without a day, the hours are those of the next day that
 *   has them
 * @returns "" without a part of the day, or if the day does not have it
 */
export function hoursInZones(
  locale: Locale,
  chosen: { day: string; part: string },
  texts: TimeTexts,
): string {
  const part = partsOfDay.find((one) => one === chosen.part);
  if (!part) return "";
  const days = chosen.day ? [chosen.day] : comingDays();
  const [time] = days.flatMap((day) => {
    const hours = viewingHours(day, part);
    return hours ? [{ day, ...hours }] : [];
  });
  if (!time) return "";
  const instant = (minutes: number) =>
    new Date(Date.parse(time.day) + minutes * 60_000 - officeUtcOffset);
  const inZone = (timeZone?: string) =>
    new Intl.DateTimeFormat(locales[locale].tag, {
      hour: "numeric",
      minute: "2-digit",
      ...(chosen.day && { weekday: "short" }),
      ...(timeZone && { timeZone }),
    }).formatRange(instant(time.from), instant(time.to));
  const own = inZone();
  return interpolate(own === inZone(officeTimeZone) ? texts.hours : texts.ownHours, {
    hours: nonBreaking(timeFormat(locale).timeRange(time.from, time.to)),
    own: nonBreaking(own),
  });
}
