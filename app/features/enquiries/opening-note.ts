import { officeTimeZone, openingHours } from "~/data/opening-hours";
import { formatTimeOfDay, formatWeekday } from "~/format/date";
import { fill } from "~/format/fill";
import type { Locale } from "~/locale";
import { openingState } from "./opening-hours";

/**
 * When somebody will read what was sent now; undefined while the office is open.
 *
 * @param sentence with `{day}` and `{time}`
 */
export function openingNote(locale: Locale, sentence: string, now: Date): string | undefined {
  const { open, next } = openingState(openingHours, now, officeTimeZone);
  if (open || !next) return undefined;
  return fill(sentence, {
    day: formatWeekday(locale, next.weekday),
    time: formatTimeOfDay(locale, next.minute),
  });
}
