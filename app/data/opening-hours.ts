/** One line of the working hours, in the office's own time. */
export interface OpeningDay {
  /** ISO weekdays, 1 for Monday. */
  weekdays: readonly number[];
  /** Minutes after midnight: open from the first, closed from the last on; null where closed. */
  hours: { from: number; to: number } | null;
}

/**
 * When the office is open: on the contact page, in the footer, and for viewings. Apart from the
 * firm's other facts, because the check of a form carries it to the browser.
 */
export const openingHours: readonly OpeningDay[] = [
  { weekdays: [1, 2, 3, 4, 5], hours: { from: 9 * 60, to: 18 * 60 } },
  { weekdays: [6], hours: { from: 10 * 60, to: 16 * 60 } },
  { weekdays: [7], hours: null },
];

/** The office's zone, as IANA names it. */
export const officeTimeZone = "Asia/Dubai";

/** The office's clock is always so far ahead of UTC, in ms: Dubai has no summer time. */
export const officeAheadOfUtc = 4 * 60 * 60 * 1000;
