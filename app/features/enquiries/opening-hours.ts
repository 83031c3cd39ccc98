import type { OpeningHoursLine } from "~/content/firm";
import { interpolate } from "~/format/interpolate";
import { timeFormat } from "~/format/time";
import type { OpeningState } from "~/format/working-hours";
import type { Locale } from "~/locale";
import type { OpeningMessages } from "~/messages/en/company";
import type { Site } from "~/site/site";

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
 * @param ownWeekday the ISO weekday where the visitor is: if it is not that of Dubai, the day is named
 */
export function openingSentence(
  locale: Locale,
  { open, next, weekday: officeWeekday }: OpeningState,
  messages: OpeningMessages,
  ownWeekday: number,
): string {
  if (!next) return open ? messages.open : messages.closedNow;
  const { weekday, timeOfDay } = timeFormat(locale);
  const time = timeOfDay(next.minute);
  if (open) return interpolate(messages.openUntil, { time });
  if (ownWeekday === officeWeekday) {
    if (next.days === 0) return interpolate(messages.opensToday, { time });
    if (next.days === 1) return interpolate(messages.opensTomorrow, { time });
  }
  return interpolate(messages.opensOn, { time, day: weekday(next.weekday) });
}
