import { openingWords } from "~/content/contact";
import { language } from "~/content/language";
import { clockTime, type OpeningState } from "./opening-hours";

/**
 * The English name of an ISO weekday: 5 January 1970 was a Monday. The format is made when it is
 * asked for, which is seldom: it takes a slow phone 30 ms.
 */
const nameOf = (weekday: number) =>
  new Intl.DateTimeFormat(language.tag, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(1970, 0, 4 + weekday),
  );

/**
 * The state of the office in words: "Open now, until 6:00 PM"; "Closed now, opens Monday at 9:00 AM".
 *
 * @param state from `openingState`
 */
export function openingSentence({ open, next }: OpeningState): string {
  const { until, closed, opens, at } = openingWords;
  if (open)
    return next ? `${openingWords.open}, ${until} ${clockTime(next.minute)}` : openingWords.open;
  if (!next) return closed;
  const day = [openingWords.today, openingWords.tomorrow][next.days] ?? nameOf(next.weekday);
  return `${closed}, ${opens} ${day} ${at} ${clockTime(next.minute)}`;
}
