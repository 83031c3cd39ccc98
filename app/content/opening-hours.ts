import { type OpeningHours, openingHours as compiled } from "#content";

/** One line of the working hours in Dubai's time: ISO weekdays, minutes after midnight; null if closed. */
export type OpeningHoursLine = OpeningHours["days"][number];

/** The working hours. The browser loads them. */
export const openingHours: readonly OpeningHoursLine[] = compiled.days;
