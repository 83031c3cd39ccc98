/** The parts of the working day that a visitor can choose for a viewing, in the order of the form. */
export const partsOfDay = ["morning", "afternoon", "evening"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** Their times, in minutes after midnight at the office. A viewing begins within the working hours. */
export const partOfDayHours: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 7 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 21 * 60 },
};

/** The answer of a visitor who asks for a time at which the office is closed. The message has that time. */
export const outsideOfficeHours = "outside-office-hours";

/** The accepted answers of the time of day. */
export const timesOfDay = [...partsOfDay, outsideOfficeHours] as const;

export type TimeOfDay = (typeof timesOfDay)[number];

/** The maximum number of days ahead of a viewing. */
export const viewingDaysAhead = 30;
