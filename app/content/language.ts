/**
 * The language that the site is written in. The document, every date, number and currency, and
 * what search engines are told take it from here; the words stand in this folder and in
 * app/ui/words.ts.
 */
export const language = {
  /** As BCP 47 has it. */
  tag: "en-GB",
  direction: "ltr",
} as const;
