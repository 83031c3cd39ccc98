/** The office's zone, as IANA names it. */
export const officeTimeZone = "Asia/Dubai";

/** The office's clock is always so far ahead of UTC, in ms: Dubai has no summer time. */
export const officeAheadOfUtc = 4 * 60 * 60 * 1000;
