import { type OpeningHours, openingHours as compiled } from "#content";

/** One line of the working hours in Dubai's time: ISO weekdays, minutes after midnight; null if closed. */
export type OpeningDay = OpeningHours["days"][number];

/** The working hours. The browser loads them. */
export const openingHours: readonly OpeningDay[] = compiled.days;
