import { latinDigits } from "../../app/format/clean-text";
import type { Reading } from "./read-amount";

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

/** Year, month and day as typed. The day comes first, or the year as in ISO 8601. */
function partsOf(text: string): [year: string, month: string, day: string] | undefined {
  const [iso, isoYear = "", isoMonth = "", isoDay = ""] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (iso) return [isoYear, isoMonth, isoDay];
  const [, day, month, year] =
    /^(\d{1,2})[./\s-]+(\d{1,2}|[a-z]{3,9})\.?[./\s-]+(\d{4})$/i.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const named = months.findIndex((name) => name.startsWith(month.toLowerCase()));
  return [year, named === -1 ? month : String(named + 1), day];
}

/**
 * Reads a day with the day first: "31.3.2027", "31/03/2027", "31 March 2027", or "2027-03-31".
 *
 * @param text as typed
 * @returns the day as yyyy-mm-dd
 */
export function readDay(text: string): Reading<string> {
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
  return {
    value: date.toISOString().slice(0, 10),
    words: date.toLocaleDateString("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }),
  };
}
