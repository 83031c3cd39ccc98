import { company as compiled } from "#content";

export type Company = typeof compiled;

/**
 * The firm's facts from company.yaml. Values ending in `.example` and numbers of zeros are placeholders:
 * `npm run deploy` lists them.
 */
export const company: Company = compiled;

/** Facts that the privacy notice has to state by law. */
const legalFacts = ["postalAddress", "euRepresentative"] as const;

/** Those of them that are missing. */
export const missingLegalFacts = (facts: Pick<Company, (typeof legalFacts)[number]>): string[] =>
  legalFacts.filter((name) => !facts[name]);
