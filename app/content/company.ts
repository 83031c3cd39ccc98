import {
  company as compiled,
  firmNames,
  openingHours as compiledHours,
  socialProfiles as compiledProfiles,
} from "#content";

export type Company = typeof compiled;

/**
 * The firm's facts from company.yaml. Values ending in `.example` and numbers of zeros are placeholders:
 * `npm run deploy` lists them.
 */
export const company: Company = compiled;

/** The firm's short name and its legal name. The browser loads these, the working hours and the profiles only. */
export const { name: firmName, legalName: firmLegalName } = firmNames;

/** One line of the working hours in Dubai's time: ISO weekdays, minutes after midnight; null if closed. */
export type OpeningHoursLine = (typeof compiledHours)[number];

export const openingHours: readonly OpeningHoursLine[] = compiledHours;

/** The firm's profiles. A profile without an address is text in the footer, not a link. */
export const socialProfiles: typeof compiledProfiles = compiledProfiles;

/** Facts that the privacy notice has to state by law. */
const legalFacts = ["postalAddress", "euRepresentative"] as const;

/** Those of them that are missing. */
export const missingLegalFacts = (facts: Pick<Company, (typeof legalFacts)[number]>): string[] =>
  legalFacts.filter((name) => !facts[name]);
