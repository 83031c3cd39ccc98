import {
  firmNames,
  openingHours as compiledHours,
  socialProfiles as compiledProfiles,
} from "#content";

// The facts of company.yaml that browsers load. company.ts has all of them, and stays on the server.

export const { name: firmName } = firmNames;

/** One line of the working hours in Dubai's time: ISO weekdays, minutes after midnight; null if closed. */
export type OpeningHoursLine = (typeof compiledHours)[number];

export const openingHours: readonly OpeningHoursLine[] = compiledHours;

/** The firm's profiles. A profile without an address is text in the footer, not a link. */
export const socialProfiles: typeof compiledProfiles = compiledProfiles;
