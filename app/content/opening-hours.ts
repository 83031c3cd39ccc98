import { type OpeningHours, openingHours as compiled } from "#content";

/** One line of the working hours in Dubai's time: ISO weekdays, minutes after midnight; null if closed. */
export type OpeningDay = OpeningHours["days"][number];

/** When the office is open: on the contact page, in the footer, and for viewings. The browser loads it. */
export const openingHours: readonly OpeningDay[] = compiled.days;
