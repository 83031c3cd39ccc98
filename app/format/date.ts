import { type Locale, locales } from "~/locale";
import { officeTimeZone } from "./office-time";
import { perLocale } from "./per-locale";

const days = perLocale(
  (locale) => new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: "long", timeZone: "UTC" }),
);
/** In Dubai's time zone, so that the server and the browser render the same. */
const years = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locales[locale].tag, { year: "numeric", timeZone: officeTimeZone }),
);

export const monthsPerYear = 12;

/** The months from the year 0 to a month. @param month as yyyy-mm, also of a day */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5, 7)) - 1;

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

  return { date, dateInSentence, month, year };
});
