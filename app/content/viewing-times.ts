/** The parts of the working day that a visitor can choose for a viewing, in the order of the form. */
export const partsOfDay = ["morning", "afternoon", "evening"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** Their times, in minutes after midnight at the office. A viewing begins within the working hours. */
export const partOfDayHours: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 7 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 21 * 60 },
};

/** The answer of forms before `hoursOfDay`, for a time at which the office is closed. The message has that time. */
export const outsideOfficeHours = "outside-office-hours";

/** The named answers of the time of day. */
export const timesOfDay = [...partsOfDay, outsideOfficeHours] as const;

/**
 * The other answers: a full hour in Dubai, "20:00", at which the office may be closed. In the order of the day: after the
 * evening, "0:00" would be that of the next one.
 */
export const hoursOfDay: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, "0")}:00`,
);

/** The minutes after midnight of such an hour; undefined for another answer. */
export const minuteOfHour = (time: string): number | undefined =>
  hoursOfDay.includes(time) ? Number(time.slice(0, 2)) * 60 : undefined;

/** The maximum number of days ahead of a viewing. */
export const viewingDaysAhead = 30;
