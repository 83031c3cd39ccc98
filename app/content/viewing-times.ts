/** What a visitor can say of the time of a viewing, in the order in which it is offered. */
export const partsOfDay = ["morning", "afternoon", "evening"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** When each is, in minutes after midnight at the office; a viewing begins while the office is open. */
export const partOfDayHours: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 7 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 21 * 60 },
};

/** How far ahead a day can be asked for. */
export const viewingDaysAhead = 30;
