import type { PageHeadMessages } from "./page-head";

/**
 * The words of /ceo-message: a letter, with the {placeholders} of features/company/company-figures.ts.
 */
export interface CeoMessageMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  role: string;
  write: string;
  /** What a message that is written from here is about. */
  about: string;
  overview: string;
}
