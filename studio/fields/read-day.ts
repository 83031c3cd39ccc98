import { dayInWords, monthInWords } from "../../app/content/schema/fields.ts";
import { latinDigits } from "../../app/format/clean-text.ts";
import type { Reading } from "./read-amount.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const monthNamed = (name: string) =>
  name.length < 3 ? -1 : months.findIndex((month) => month.startsWith(name.toLowerCase()));

/** Year, month and day as typed. The day comes first, or the year as in ISO 8601. */
function partsOf(text: string): [year: string, month: string, day: string] | undefined {
  const [iso, isoYear = "", isoMonth = "", isoDay = ""] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (iso) return [isoYear, isoMonth, isoDay];
  const [, day, month, year] =
    /^(\d{1,2})[./\s-]+(\d{1,2}|[a-z]{3,9})\.?[./\s-]+(\d{4})$/i.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const named = monthNamed(month);
  return [year, named === -1 ? month : String(named + 1), day];
}

/** How many years ahead a permit or a handover can be expected to be. */
export const mostYearsAhead = 15;

const farAhead = (value: string, today: string): { question?: string } =>
  Number(value.slice(0, 4)) - Number(today.slice(0, 4)) > mostYearsAhead
    ? { question: `This is more than ${mostYearsAhead} years ahead.` }
    : {};

/**
 * Reads a day with the day first: "31.3.2027", "31/03/2027", "31 March 2027", or "2027-03-31".
 *
 * @param text as typed
 * @param today as yyyy-mm-dd; without it no day is questioned
 * @returns the day as yyyy-mm-dd
 */
export function readDay(text: string, today?: string): Reading<string> {
  const parts = partsOf(latinDigits(text).trim());
  if (!parts)
    return {
      problem: "Type the day, the month and the year, for example 31.3.2027 or 31 March 2027.",
    };
  const [year, month, day] = parts.map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return {
      problem: `There is no such day. The day comes first: ${day} is the day, ${parts[1]} the month.`,
    };
  const value = date.toISOString().slice(0, 10);
  return {
    value,
    words: `${date.toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" })}, ${dayInWords(value)}`,
    ...(today && farAhead(value, today)),
  };
}

/** Year and month as typed: "12/2027", "2027-12", "December 2027"; of a quarter, its last month. */
function yearAndMonth(text: string): [year: string, month: number] | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  if (isoYear) return [isoYear, Number(isoMonth)];
  const [, quarter, quarterYear] =
    /^q([1-4])[\s./-]*(\d{4})$/i.exec(text) ?? /^([1-4])q[\s./-]*(\d{4})$/i.exec(text) ?? [];
  if (quarter && quarterYear) return [quarterYear, Number(quarter) * 3];
  const [, month = "", year = ""] = /^(\d{1,2}|[a-z]{3,9})\.?[\s./-]+(\d{4})$/i.exec(text) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month) + 1;
  return year ? [year, number] : undefined;
}

/**
 * Reads a month: "12/2027", "December 2027", "Q4 2027", which is December, or "2027-12".
 *
 * @param text as typed
 * @param today as yyyy-mm-dd, if a month before it, or far ahead, is questioned
 * @returns the month as yyyy-mm
 */
export function readMonth(text: string, today?: string): Reading<string> {
  const [year = "", month = 0] = yearAndMonth(latinDigits(text).trim()) ?? [];
  if (year && (month < 1 || month > 12)) return { problem: "There is no such month." };
  if (!year)
    return {
      problem: "Type the month and the year, for example 12/2027, December 2027 or Q4 2027.",
    };
  const value = `${year}-${String(month).padStart(2, "0")}`;
  return {
    value,
    words: monthInWords(value),
    ...(today && farAhead(value, today)),
    ...(today && value < today.slice(0, 7) && { question: "This month is past." }),
  };
}
