/** The office's zone, as IANA names it. */
export const officeTimeZone = "Asia/Dubai";

/** The office's clock is always so far ahead of UTC, in ms: Dubai has no summer time. */
export const officeAheadOfUtc = 4 * 60 * 60 * 1000;

/** The day in Dubai at a moment, as yyyy-mm-dd. */
export const officeDay = (instant: Date): string =>
  new Date(instant.getTime() + officeAheadOfUtc).toISOString().slice(0, 10);
