import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { searchIndex } from "#search-index";
import { type DocumentKind, documentId, indexOptions, type SearchDocument } from "./index-options";
import { maxTypos, wordsFor } from "./lexicon";
import { wordVariants } from "./normalize";

let cachedIndex: MiniSearch<SearchDocument> | undefined;

/** Read with the first query, for a faster start of the Worker. */
const getIndex = () => (cachedIndex ??= MiniSearch.loadJSON(searchIndex, indexOptions));

/** The minimum length of a word that also matches as a prefix. */
const minPrefixLength = 4;

type Field = "names" | "view" | "text";

/** The ways to match a word, in order: the first one with results counts. */
const matchModes: readonly Pick<SearchOptions, "prefix" | "fuzzy" | "filter">[] = [
  { prefix: (term) => term.length >= minPrefixLength },
  { prefix: (term) => term.length > 2 },
  // Articles have so many words that some are similar to any other. A first letter is seldom mistyped.
  {
    fuzzy: (term) => maxTypos(term),
    filter: ({ id, terms, queryTerms }) =>
      !String(id).startsWith("article/") &&
      terms.some((found) => queryTerms.some((typed) => typed[0] === found[0])),
  },
];

/** Whether the texts have a word, with or without its particle. */
export const isInTexts = (word: string): boolean =>
  getIndex().search(
    { combineWith: "OR", queries: wordVariants(word) },
    { tokenize: (term) => [term], processTerm: (term) => term },
  ).length > 0;

/** All forms of a word: as in the query, without a particle, and its alternatives. */
const anyForm = (word: string): Query => ({
  combineWith: "OR",
  queries: [...new Set(wordVariants(word).flatMap((form) => wordsFor(form)))],
});

function idsWith(word: string, fields: readonly Field[]): Set<string> {
  for (const matchMode of matchModes) {
    const results = getIndex().search(anyForm(word), {
      fields: [...fields],
      // The words are normalised and split already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      ...matchMode,
    });
    if (results.length > 0) return new Set(results.map(({ id }) => String(id)));
  }
  return new Set();
}

const allFields: readonly Field[] = ["names", "view", "text"];

/** Caches the results of criteria during a request. */
const cachedIds = new WeakMap<TextCriterion, Map<readonly Field[], Set<string>[]>>();

function idsOf(criterion: TextCriterion, fields: readonly Field[]): Set<string>[] {
  const known = cachedIds.get(criterion) ?? new Map<readonly Field[], Set<string>[]>();
  const ids =
    known.get(fields) ?? [...new Set(criterion.terms)].map((word) => idsWith(word, fields));
  cachedIds.set(criterion, known.set(fields, ids));
  return ids;
}

/** Words to search in the texts. */
export interface TextCriterion {
  /** In their normal forms. */
  terms: readonly string[];
}

/** The fields of a narrower search. */
export const searchFields = {
  names: ["names"],
  view: ["view"],
} as const satisfies Record<string, readonly Field[]>;

/**
 * Finds entries with all words of some criteria in their texts: exact or as a prefix, or with one typing
 * error in five letters if there are no other results.
 *
 * @param fields one of `searchFields`; by default all fields
 * @returns a check for an entry; without words no entry passes
 */
export function findText(
  criteria: readonly TextCriterion[],
  fields: readonly Field[] = allFields,
): (kind: DocumentKind, id: string) => boolean {
  const sets = criteria.flatMap((criterion) => idsOf(criterion, fields));
  return (kind, id) => sets.length > 0 && sets.every((ids) => ids.has(documentId(kind, id)));
}
