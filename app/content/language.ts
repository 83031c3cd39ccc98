/**
 * The language that the site is written in. The document, every date, number and currency, and
 * what search engines are told take it from here. The words stand in this folder, those of the
 * controls in app/ui/words.ts, those of the forms' questions with their rules in app/enquiries.
 */
export const language = {
  /** As BCP 47 has it. */
  tag: "en-GB",
  direction: "ltr",
} as const;
