/** The office's time zone, an IANA name. */
export const officeTimeZone = "Asia/Dubai";

/** The office's offset from UTC, in ms: Dubai has no daylight-saving time. */
export const officeUtcOffset = 4 * 60 * 60 * 1000;

/** The date in Dubai at a moment, as yyyy-mm-dd. */
export const officeDay = (instant: Date): string =>
  new Date(instant.getTime() + officeUtcOffset).toISOString().slice(0, 10);

/**
 * The public holidays of the Emirates that have a fixed date: New Year, and the National Day with the day after it, on
 * which Commemoration Day is observed too. The others depend on the sighting of the moon and are announced shortly
 * before. The cabinet may move a holiday to the beginning or the end of its week, so a day is refused by nobody: the
 * office confirms it. Cabinet Resolution 27 of 2024 (https://u.ae/en/information-and-services/public-holidays-and-religious-affairs/public-holidays)
 */
const fixedHolidays: ReadonlySet<string> = new Set(["01-01", "12-02", "12-03"]);

/** Whether a day, as yyyy-mm-dd, is a public holiday with a fixed date. */
export const isPublicHoliday = (day: string) => fixedHolidays.has(day.slice(5));

/** The time in Dubai at a moment, in minutes after midnight. */
export function officeMinute(instant: Date): number {
  const officeTime = new Date(instant.getTime() + officeUtcOffset);
  return officeTime.getUTCHours() * 60 + officeTime.getUTCMinutes();
}
