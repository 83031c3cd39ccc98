import { type Locale, locales } from "~/locale";
import { officeTimeZone } from "./office-time";
import { perLocale } from "./per-locale";

const days = perLocale(
  (locale) => new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: "long", timeZone: "UTC" }),
);
const weekdayNames = perLocale(
  (locale) => new Intl.DateTimeFormat(locales[locale].tag, { weekday: "long", timeZone: "UTC" }),
);
const localDays = perLocale(
  (locale) => new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: "long" }),
);
/** In Dubai's time zone, so that the server and the browser render the same. */
const years = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locales[locale].tag, { year: "numeric", timeZone: officeTimeZone }),
);

/** The Italian article: "il 23 novembre", "l’8 novembre", "l’11 novembre", "il 1º novembre". */
function withItalianArticle(day: string): string {
  if (/^(?:8|11) /.test(day)) return `l’${day}`;
  return `il ${day.replace(/^1 /, "1º ")}`;
}

const inSentence: Record<Locale, (day: string) => string> = {
  en: (day) => day,
  it: withItalianArticle,
  ar: (day) => day,
};

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

/** Formats dates and times in a language. */
export const dateFormat = perLocale((locale) => {
  /**
   * A day in full: "14 October 2026".
   *
   * @param day as yyyy-mm-dd
   */
  const date = (day: string): string => days(locale).format(new Date(day));

  /**
   * A date inside a sentence, with its article if the language has one: "il 14 ottobre 2026"; otherwise as
   * `date`.
   *
   * @param day as yyyy-mm-dd
   */
  const dateInSentence = (day: string): string => inSentence[locale](date(day));

  /** The date of an instant in the browser's time zone: "14 October 2026". */
  const localDate = (instant: Date): string => localDays(locale).format(instant);

  /**
   * A month: "December 2027", or in short "Dec 2027".
   *
   * @param yearMonth as yyyy-mm
   */
  const month = (yearMonth: string, length: "long" | "short"): string =>
    new Intl.DateTimeFormat(locales[locale].tag, {
      month: length,
      year: "numeric",
      timeZone: "UTC",
    }).format(new Date(yearMonth));

  /** The year in Dubai: "2026". */
  const year = (instant: Date): string => years(locale).format(instant);

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

  return { date, dateInSentence, localDate, month, year, weekday, timeOfDay, timeRange, weekdays };
});
