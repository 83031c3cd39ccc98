import { openingWords } from "~/content/en/contact";
import { formatTimeOfDay, formatWeekday } from "~/format/date";
import { defaultLocale } from "~/locale";
import type { OpeningState } from "./opening-hours";

/**
 * The state of the office in words: "Open now, until 6:00 PM"; "Closed now, opens Monday at 9:00 AM".
 *
 * @param state from `openingState`
 */
export function openingSentence({ open, next }: OpeningState): string {
  const { until, closed, opens, at } = openingWords;
  if (open)
    return next
      ? `${openingWords.open}, ${until} ${formatTimeOfDay(defaultLocale, next.minute)}`
      : openingWords.open;
  if (!next) return closed;
  const day =
    [openingWords.today, openingWords.tomorrow][next.days] ??
    formatWeekday(defaultLocale, next.weekday);
  return `${closed}, ${opens} ${day} ${at} ${formatTimeOfDay(defaultLocale, next.minute)}`;
}
