import { company as compiled } from "#content";

export type Company = typeof compiled;

/**
 * The firm's facts from company.yaml. Values ending in `.example` and numbers of zeros are placeholders:
 * `npm run deploy` lists them.
 */
export const company: Company = compiled;

export type Person = Company["people"][number];

/** The people whom /team shows. */
export const shownPeople = ({ people }: Pick<Company, "people"> = company): Person[] =>
  people.filter(({ isShown }) => isShown);

/** The person who shows a listing to visitors of its page, if there is one. */
export const shownPerson = (id: string | undefined): Person | undefined =>
  id === undefined ? undefined : shownPeople().find((person) => person.id === id);

/** Facts that the privacy notice has to state by law. */
const legalFacts = ["postalAddress", "euRepresentative"] as const;

export const missingLegalFacts = (facts: Pick<Company, (typeof legalFacts)[number]>): string[] =>
  legalFacts.filter((name) => !facts[name]);
