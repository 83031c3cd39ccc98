import { type Company, company as compiled } from "#content";

export type { Company };

/**
 * The firm's facts, as company.yaml has them. Values ending in `.example` and numbers of zeros are
 * placeholders until the owner gives them: `npm run deploy` names them.
 */
export const company: Company = compiled;

/** What the privacy notice has to name by law. */
const legalFacts = ["postalAddress", "euRepresentative"] as const;

/** Those of the facts that the privacy notice has to name by law which the owner has not given yet. */
export const missingLegalFacts = (facts: Pick<Company, (typeof legalFacts)[number]>): string[] =>
  legalFacts.filter((name) => !facts[name]);
