import type { PropertyType, Purpose } from "~/content/properties";
import type { ReferenceCurrency } from "~/format/reference-money";

/**
 * The words of one language that the search understands. They are written as people write them; the search
 * folds them as it folds a query. A phrase may have several words. A word of five letters or more may have a
 * typing error, and needs no entry of its own for it.
 */
export interface Grammar {
  numbers: Readonly<Record<string, number>>;
  /** What multiplies the number before it: "million". */
  factors: Readonly<Record<string, number>>;
  /** Amounts in words: "half a million". */
  amounts: Readonly<Record<string, number>>;
  currencies: Readonly<Record<ReferenceCurrency, readonly string[]>>;
  /** What follows a number of bedrooms or bathrooms. */
  bedrooms: readonly string[];
  bathrooms: readonly string[];
  /** What follows a number of rooms, the living room among them. */
  rooms: readonly string[];
  /** Phrases that name a number of bedrooms: "bilocale" is 1. */
  layouts: Readonly<Record<string, number>>;
  types: Readonly<Record<PropertyType, readonly string[]>>;
  purposes: Readonly<Record<Purpose, readonly string[]>>;
  offPlan: readonly string[];
  /** Before an amount or a number of rooms. */
  upTo: readonly string[];
  from: readonly string[];
  between: readonly string[];
  /** Between the two ends of a range. */
  to: readonly string[];
  /** Between two numbers of rooms, of which either is right. */
  either: readonly string[];
  /** After a rent for a month. */
  monthly: readonly string[];
  /** After an amount or a number of rooms. */
  orMore: readonly string[];
  orLess: readonly string[];
  view: readonly string[];
  /** Whether what is seen follows the word for view: "vista mare". */
  viewFirst: boolean;
  /** Between a word for view and what is seen: "view of the sea". */
  viewLinks: readonly string[];
  /** Words without a meaning for the search. */
  fillers: readonly string[];
  /** A word that people search for, and the words that the texts use for it. */
  alike: Readonly<Record<string, readonly string[]>>;
}

/** Phrases that are written one after another, with commas between them. */
export const phrases = (...lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.split(", "));
