/** The office's time zone, an IANA name. */
export const officeTimeZone = "Asia/Dubai";

/** The office's offset from UTC, in ms: Dubai has no daylight-saving time. */
export const officeUtcOffset = 4 * 60 * 60 * 1000;

/** The date in Dubai at a moment, as yyyy-mm-dd. */
export const officeDay = (instant: Date): string =>
  new Date(instant.getTime() + officeUtcOffset).toISOString().slice(0, 10);

/** The time in Dubai at a moment, in minutes after midnight. */
export function officeMinute(instant: Date): number {
  const officeTime = new Date(instant.getTime() + officeUtcOffset);
  return officeTime.getUTCHours() * 60 + officeTime.getUTCMinutes();
}
