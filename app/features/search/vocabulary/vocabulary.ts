import type { PropertyType, Purpose } from "~/content/properties";
import type { Currency } from "~/format/money";

/**
 * The vocabulary of one language. Words are in their usual spelling; the search normalises them as it does
 * queries. A phrase may have several words. Typing errors are tolerated in words of five letters or more,
 * which need no entries for them.
 */
export interface Vocabulary {
  numbers: Readonly<Record<string, number>>;
  /** Factors after a number: "million". */
  factors: Readonly<Record<string, number>>;
  /** Amounts as words: "half a million". */
  amounts: Readonly<Record<string, number>>;
  currencies: Readonly<Record<Currency, readonly string[]>>;
  /** Words after a number of bedrooms or bathrooms. */
  bedrooms: readonly string[];
  bathrooms: readonly string[];
  /** Words after a number of rooms that includes the living room. */
  roomsIncludingLiving: readonly string[];
  /** Phrases for a number of bedrooms: "bilocale" is 1. */
  bedroomCounts: Readonly<Record<string, number>>;
  /** Phrases for a number of bathrooms: "حمامين" is 2. */
  bathroomCounts: Readonly<Record<string, number>>;
  /** Units after a floor area. */
  squareFeet: readonly string[];
  squareMetres: readonly string[];
  types: Readonly<Record<PropertyType, readonly string[]>>;
  purposes: Readonly<Record<Purpose, readonly string[]>>;
  offPlan: readonly string[];
  /** Words before an amount or a number of rooms. */
  upTo: readonly string[];
  from: readonly string[];
  between: readonly string[];
  /** Words between the ends of a range. */
  to: readonly string[];
  /** Words between two alternative numbers of rooms. */
  either: readonly string[];
  /** Words after a monthly rent. */
  monthly: readonly string[];
  /** Words after an amount or a number of rooms. */
  orMore: readonly string[];
  orLess: readonly string[];
  /** Words before what a property must not be or have. */
  not: readonly string[];
  view: readonly string[];
  /** Whether the view's subject follows the word for view: "vista mare". */
  viewWordFirst: boolean;
  /** Words between a word for view and its subject: "view of the sea". */
  viewLinks: readonly string[];
  /** Words without a meaning for the search. */
  stopWords: readonly string[];
  /** A word of a query, and the words in the texts with the same meaning. */
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** Splits a list of phrases at its commas. */
export const phrases = (...lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.split(", "));
