import type { CountForms } from "~/format/number";

/**
 * The type of messages in every language, from the English ones: each text is a string, and a text with a
 * count has the plural forms of its language.
 */
export type Translated<English> = English extends string
  ? string
  : English extends { other: string }
    ? `${Exclude<keyof English, symbol>}` extends keyof CountForms
      ? CountForms
      : { readonly [Key in keyof English]: Translated<English[Key]> }
    : { readonly [Key in keyof English]: Translated<English[Key]> };
