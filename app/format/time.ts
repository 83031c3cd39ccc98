import { type Locale, locales } from "~/locale";
import { perLocale } from "./per-locale";

const weekdayNames = perLocale(
  (locale) => new Intl.DateTimeFormat(locales[locale].tag, { weekday: "long", timeZone: "UTC" }),
);

const timeFormats: Record<Locale, (hour: number, minute: string) => string> = {
  en: (hour, minute) => `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`,
  it: (hour, minute) => `${hour}:${minute}`,
  ar: (hour, minute) => `${hour % 12 || 12}:${minute}\u00A0${hour < 12 ? "ص" : "م"}`,
};

const timeRanges: Record<Locale, (from: string, to: string) => string> = {
  en: (from, to) => `${from}–${to}`,
  it: (from, to) => `${from}–${to}`,
  ar: (from, to) => `${from} – ${to}`,
};

/** Italian articles of weekdays: masculine, except Sunday: "dal lunedì", "alla domenica". */
const withArticle = (preposition: string, weekday: string): string =>
  `${preposition}${weekday === "domenica" ? "lla" : "l"} ${weekday}`;

const weekdayRanges: Record<Locale, (from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  it: (from, to) => `${withArticle("da", from)} ${withArticle("a", to)}`,
  ar: (from, to) => `من ${from} إلى ${to}`,
};

/**
 * The time of the day in a zone, in minutes after midnight.
 *
 * @param timeZone an IANA name; the default is the zone of the browser
 */
export function minuteIn(instant: Date, timeZone?: string): number {
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  const [hours = 0, minutes = 0] = clock.format(instant).split(":").map(Number);
  return hours * 60 + minutes;
}

export const timeFormat = perLocale((locale) => {
  /**
   * The name of a weekday; 5 January 1970 was a Monday.
   *
   * @param day ISO number, 1 for Monday
   */
  const weekday = (day: number): string => weekdayNames(locale).format(Date.UTC(1970, 0, 4 + day));

  /**
   * A time of the day: 540 is "9:00 AM".
   *
   * @param minute minutes after midnight
   */
  const timeOfDay = (minute: number): string =>
    timeFormats[locale](Math.floor(minute / 60), String(minute % 60).padStart(2, "0"));

  /**
   * A range of times: "9:00 AM–6:00 PM".
   *
   * @param from minutes after midnight
   * @param to minutes after midnight
   */
  const timeRange = (from: number, to: number): string =>
    timeRanges[locale](timeOfDay(from), timeOfDay(to));

  /**
   * Consecutive weekdays as a line: "Monday to Friday", "Saturday".
   *
   * @param following ISO numbers of days, 1 for Monday; at least one
   */
  function weekdays(following: readonly number[]): string {
    const first = weekday(following[0] ?? 1);
    const last = weekday(following.at(-1) ?? 1);
    const range = following.length > 1 ? weekdayRanges[locale](first, last) : first;
    return range.charAt(0).toLocaleUpperCase(locales[locale].tag) + range.slice(1);
  }

  return { weekday, timeOfDay, timeRange, weekdays };
});
