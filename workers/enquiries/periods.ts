import type { Period } from "./report-sql.ts";

/** The commands run this in Node too, so that nothing but types may be imported here. */
const day = 24 * 60 * 60 * 1000;

/** The date at the office at an instant, as a `Date` whose UTC fields have it. */
const officeDate = (now: Date, aheadOfUtc: number) => new Date(now.getTime() + aheadOfUtc);

const period = (since: number, until: number): Period => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/**
 * The week, Monday to Sunday at the office, that was over at a moment.
 *
 * @param aheadOfUtc how far the office's clock is ahead of UTC, in ms
 */
export function weekBefore(now: Date, aheadOfUtc: number): Period {
  const today = officeDate(now, aheadOfUtc);
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7);
  const until = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday) - aheadOfUtc;
  return period(until - 7 * day, until);
}

/** The calendar month at the office that was over at a moment; parameters as `weekBefore` has them. */
export function monthBefore(now: Date, aheadOfUtc: number): Period {
  const today = officeDate(now, aheadOfUtc);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return period(Date.UTC(year, month - 1, 1) - aheadOfUtc, Date.UTC(year, month, 1) - aheadOfUtc);
}
