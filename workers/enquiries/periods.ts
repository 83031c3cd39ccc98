import type { Period } from "./report-sql.ts";

/** Node runs this too, so values are imported by relative path, without ~. */
const day = 24 * 60 * 60 * 1000;

/** The date at the office at an instant, as a `Date` with that date in its UTC fields. */
const officeDate = (now: Date, aheadOfUtc: number) => new Date(now.getTime() + aheadOfUtc);

const period = (since: number, until: number): Period => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/**
 * The last full week, Monday to Sunday at the office, before a moment.
 *
 * @param aheadOfUtc the office's offset from UTC, in ms
 */
export function weekBefore(now: Date, aheadOfUtc: number): Period {
  const today = officeDate(now, aheadOfUtc);
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7);
  const until = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday) - aheadOfUtc;
  return period(until - 7 * day, until);
}

/** The last full calendar month at the office before a moment; parameters as for `weekBefore`. */
export function monthBefore(now: Date, aheadOfUtc: number): Period {
  const today = officeDate(now, aheadOfUtc);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return period(Date.UTC(year, month - 1, 1) - aheadOfUtc, Date.UTC(year, month, 1) - aheadOfUtc);
}
