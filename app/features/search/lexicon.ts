import type { PropertyType, Purpose } from "~/content/properties";
import { editDistance } from "~/format/edit-distance";
import { squareMetresInSquareFoot } from "~/format/floor-area";
import type { Currency } from "~/format/money";
import { tokensOf, type Token } from "./normalize";
import { type SearchPlace, searchPlaces } from "./places";
import { arabic } from "./vocabulary/ar";
import { english } from "./vocabulary/en";
import { italian } from "./vocabulary/it";
import type { Vocabulary } from "./vocabulary/vocabulary";

/** A meaning of a phrase. A phrase can have several: "a" is a stop word, and in Italian the "to" of a range. */
export type Meaning =
  | { kind: "number"; value: number }
  | { kind: "factor"; value: number }
  | { kind: "amount"; value: number }
  | { kind: "currency"; value: Currency }
  /** Square feet to a unit of floor area. */
  | { kind: "areaUnit"; value: number }
  | { kind: "bedroomCount"; value: number }
  | { kind: "bathroomCount"; value: number }
  | { kind: "type"; value: PropertyType }
  | { kind: "purpose"; value: Purpose }
  | { kind: "place"; value: SearchPlace }
  | { kind: "view"; subjectFollows: boolean }
  | { kind: "bedrooms" | "bathrooms" | "rooms" | "offPlan" | "stopWord" }
  | { kind: "not" | "upTo" | "from" | "between" | "to" | "either" | "orMore" | "orLess" }
  | { kind: "monthly" | "viewLink" };

interface Phrase {
  tokens: readonly string[];
  meanings: Meaning[];
}

const vocabularies: readonly Vocabulary[] = [english, italian, arabic];

function* meaningsOf(vocabulary: Vocabulary): Generator<[string, Meaning]> {
  for (const kind of ["number", "factor", "amount", "bedroomCount", "bathroomCount"] as const)
    for (const [phrase, value] of Object.entries(vocabulary[`${kind}s`]))
      yield [phrase, { kind, value }];
  for (const [value, phrases] of Object.entries(vocabulary.currencies))
    for (const phrase of phrases) yield [phrase, { kind: "currency", value: value as Currency }];
  for (const [value, phrases] of Object.entries(vocabulary.types))
    for (const phrase of phrases) yield [phrase, { kind: "type", value: value as PropertyType }];
  for (const [value, phrases] of Object.entries(vocabulary.purposes))
    for (const phrase of phrases) yield [phrase, { kind: "purpose", value: value as Purpose }];
  for (const phrase of vocabulary.squareFeet) yield [phrase, { kind: "areaUnit", value: 1 }];
  for (const phrase of vocabulary.squareMetres)
    yield [phrase, { kind: "areaUnit", value: 1 / squareMetresInSquareFoot }];
  for (const phrase of vocabulary.view)
    yield [phrase, { kind: "view", subjectFollows: vocabulary.viewWordFirst }];
  for (const phrase of vocabulary.stopWords) yield [phrase, { kind: "stopWord" }];
  for (const phrase of vocabulary.roomsIncludingLiving) yield [phrase, { kind: "rooms" }];
  for (const kind of ["bedrooms", "bathrooms", "offPlan"] as const)
    for (const phrase of vocabulary[kind]) yield [phrase, { kind }];
  for (const phrase of vocabulary.viewLinks) yield [phrase, { kind: "viewLink" }];
  for (const kind of [
    "not",
    "upTo",
    "from",
    "between",
    "to",
    "either",
    "orMore",
    "orLess",
    "monthly",
  ] as const)
    for (const phrase of vocabulary[kind]) yield [phrase, { kind }];
}

const normalizedTokens = (phrase: string) => tokensOf(phrase).map(({ normalized }) => normalized);

/** All phrases by their first token. */
function makeLexicon() {
  const byTokens = new Map<string, Phrase>();
  const add = (phrase: string, meaning: Meaning) => {
    const tokens = normalizedTokens(phrase);
    const key = tokens.join(" ");
    if (tokens.length === 0) return;
    const known = byTokens.get(key);
    if (!known) byTokens.set(key, { tokens, meanings: [meaning] });
    else if (!known.meanings.some(({ kind }) => kind === meaning.kind))
      known.meanings.push(meaning);
  };
  for (const vocabulary of vocabularies)
    for (const [phrase, meaning] of meaningsOf(vocabulary)) add(phrase, meaning);
  for (const place of searchPlaces) {
    const meaning: Meaning = { kind: "place", value: place };
    add(place.name, meaning);
    add(place.name.replace(/^the /i, ""), meaning);
  }
  const phrases = [...byTokens.values()].toSorted((a, b) => b.tokens.length - a.tokens.length);
  const fuzzyKinds = new Set<Meaning["kind"]>(["type", "place", "purpose", "bedroomCount"]);
  return {
    byFirst: Map.groupBy(phrases, ({ tokens: [first] }) => first),
    // Short words of the vocabulary are too similar for typing errors.
    fuzzyPhrases: phrases.filter(({ meanings }) =>
      meanings.some(({ kind }) => fuzzyKinds.has(kind)),
    ),
    /** Synonyms of words in the texts, in their normal form. */
    synonyms: new Map(
      vocabularies.flatMap(({ synonyms }) =>
        Object.entries(synonyms).map(
          ([word, others]) =>
            [normalizedTokens(word)[0] ?? "", others.flatMap(normalizedTokens)] as const,
        ),
      ),
    ),
  };
}

let cachedLexicon: ReturnType<typeof makeLexicon> | undefined;

/** Created with the first query, for a faster start of the Worker. */
const getLexicon = () => (cachedLexicon ??= makeLexicon());

/** The tolerated typing errors of a word: one from five letters on, two from eight on. */
export const maxTypos = (word: string): number =>
  word.length < 5 ? 0 : Math.min(2, Math.round(word.length / 5));

/** Shorter words have too many similar words. */
const minTypoLength = 4;

const matchesWithTypos = (typed: string, known: string) =>
  typed === known ||
  (typed.length >= minTypoLength && editDistance(typed, known) <= maxTypos(known));

const matches = (
  tokens: readonly Token[],
  at: number,
  phrase: Phrase,
  isSame: (typed: string, known: string) => boolean,
) =>
  at + phrase.tokens.length <= tokens.length &&
  phrase.tokens.every((known, index) => isSame(tokens[at + index]?.normalized ?? "", known));

const isEqual = (typed: string, known: string) => typed === known;

/**
 * The longest phrase that begins at a token; one with a typing error if there is no exact one.
 *
 * @param isKnown whether the texts have a word, which then has no typing error
 * @returns the number of its tokens, and its meanings
 */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): { length: number; meanings: readonly Meaning[] } | undefined {
  const { byFirst, fuzzyPhrases } = getLexicon();
  const token = tokens[at];
  if (!token) return undefined;
  const exact = byFirst
    .get(token.normalized)
    ?.find((phrase) => matches(tokens, at, phrase, isEqual));
  const mayHaveTypo = !exact && !isKnown(token.normalized);
  const fuzzy =
    exact && exact.tokens.length > 1
      ? undefined
      : fuzzyPhrases.find(
          (phrase) =>
            (mayHaveTypo || phrase.tokens.length > 1) &&
            matches(tokens, at, phrase, matchesWithTypos),
        );
  const match = fuzzy && (!exact || fuzzy.tokens.length > exact.tokens.length) ? fuzzy : exact;
  return match && { length: match.tokens.length, meanings: match.meanings };
}

/** A word of a query, and its alternatives in the texts, in their normal forms. */
export const wordsFor = (normalized: string): readonly string[] => {
  const synonyms = getLexicon().synonyms.get(normalized);
  return synonyms ? [...new Set([normalized, ...synonyms])] : [normalized];
};
