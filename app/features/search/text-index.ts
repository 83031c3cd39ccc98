import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { searchIndex } from "~/content/search-index";
import { formsOf } from "./fold";
import { type DocumentKind, documentId, indexOptions, type SearchDocument } from "./index-options";
import { typosIn, wordsFor } from "./lexicon";

let loaded: MiniSearch<SearchDocument> | undefined;

/** Read with the first query: pages without one do not need it. */
const theIndex = () => (loaded ??= MiniSearch.loadJSON(searchIndex, indexOptions));

/** From so many letters on, a word also finds the words that begin with it. */
const leastPrefix = 4;

type Field = "names" | "view" | "text";

/** How a word is looked for: the first way that finds something counts. */
const ways: readonly Pick<SearchOptions, "prefix" | "fuzzy" | "filter">[] = [
  { prefix: (term) => term.length >= leastPrefix },
  { prefix: (term) => term.length > 2 },
  // An article has so many words that some of them are nearly like any other.
  { fuzzy: (term) => typosIn(term), filter: ({ id }) => !String(id).startsWith("article/") },
];

/** Whether the texts have a word as it is, or without a particle before it. */
export const isInTexts = (word: string): boolean =>
  theIndex().search(
    { combineWith: "OR", queries: formsOf(word) },
    { tokenize: (term) => [term], processTerm: (term) => term },
  ).length > 0;

/** Any form of a word: as typed, without a particle, or what the texts say for it. */
const anyForm = (word: string): Query => ({
  combineWith: "OR",
  queries: [...new Set(formsOf(word).flatMap((form) => wordsFor(form)))],
});

function idsWith(word: string, fields: readonly Field[]): Set<string> {
  for (const way of ways) {
    const results = theIndex().search(anyForm(word), {
      fields: [...fields],
      // The words are folded and split already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      ...way,
    });
    if (results.length > 0) return new Set(results.map(({ id }) => String(id)));
  }
  return new Set();
}

const everywhere: readonly Field[] = ["names", "view", "text"];

/** What the words of a criterion were found in: a request asks several times. */
const found = new WeakMap<TextCriterion, Map<readonly Field[], Set<string>[]>>();

function idsOf(criterion: TextCriterion, fields: readonly Field[]): Set<string>[] {
  const known = found.get(criterion) ?? new Map<readonly Field[], Set<string>[]>();
  const ids =
    known.get(fields) ?? [...new Set(criterion.terms)].map((word) => idsWith(word, fields));
  found.set(criterion, known.set(fields, ids));
  return ids;
}

/** Words that are searched in the texts. */
export interface TextCriterion {
  /** Folded. */
  terms: readonly string[];
}

/** The fields that a search can be narrowed to. */
export const searchFields = {
  names: ["names"],
  view: ["view"],
  everywhere,
} as const satisfies Record<string, readonly Field[]>;

/**
 * Finds entries whose texts have all the words of some criteria: as they are, as the beginning of a word, or
 * with one typing error in five letters if nothing else is found.
 *
 * @param fields where to look: one of `searchFields`
 * @returns a check for an entry; nothing is found without words
 */
export function findText(
  criteria: readonly TextCriterion[],
  fields: readonly Field[] = everywhere,
): (kind: DocumentKind, id: string) => boolean {
  const sets = criteria.flatMap((criterion) => idsOf(criterion, fields));
  return (kind, id) => sets.length > 0 && sets.every((ids) => ids.has(documentId(kind, id)));
}
