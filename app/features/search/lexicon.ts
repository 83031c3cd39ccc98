import type { PropertyType, Purpose } from "~/content/properties";
import type { Currency } from "~/format/money";
import { arabic } from "./grammar/ar";
import { english } from "./grammar/en";
import type { Grammar } from "./grammar/grammar";
import { italian } from "./grammar/it";
import { tokensOf, type Token } from "./normalize";
import { type SearchPlace, searchPlaces } from "./places";

/** A meaning of a phrase. A phrase can have several: "a" is a filler and the middle of a range. */
export type Meaning =
  | { is: "number"; value: number }
  | { is: "factor"; value: number }
  | { is: "amount"; value: number }
  | { is: "currency"; value: Currency }
  | { is: "bedroomCount"; value: number }
  | { is: "type"; value: PropertyType }
  | { is: "purpose"; value: Purpose }
  | { is: "place"; value: SearchPlace }
  | { is: "view"; value: boolean }
  | { is: "bedrooms" | "bathrooms" | "rooms" | "offPlan" | "stopWord" }
  | { is: "upTo" | "from" | "between" | "to" | "either" | "orMore" | "orLess" }
  | { is: "monthly" | "viewLink" };

interface Phrase {
  tokens: readonly string[];
  meanings: Meaning[];
}

const grammars: readonly Grammar[] = [english, italian, arabic];

function* meaningsOf(grammar: Grammar): Generator<[string, Meaning]> {
  for (const is of ["number", "factor", "amount", "bedroomCount"] as const)
    for (const [phrase, value] of Object.entries(grammar[`${is}s`])) yield [phrase, { is, value }];
  for (const [value, phrases] of Object.entries(grammar.currencies))
    for (const phrase of phrases) yield [phrase, { is: "currency", value: value as Currency }];
  for (const [value, phrases] of Object.entries(grammar.types))
    for (const phrase of phrases) yield [phrase, { is: "type", value: value as PropertyType }];
  for (const [value, phrases] of Object.entries(grammar.purposes))
    for (const phrase of phrases) yield [phrase, { is: "purpose", value: value as Purpose }];
  for (const phrase of grammar.view) yield [phrase, { is: "view", value: grammar.viewFirst }];
  for (const phrase of grammar.stopWords) yield [phrase, { is: "stopWord" }];
  for (const phrase of grammar.roomsIncludingLiving) yield [phrase, { is: "rooms" }];
  for (const is of ["bedrooms", "bathrooms", "offPlan"] as const)
    for (const phrase of grammar[is]) yield [phrase, { is }];
  for (const phrase of grammar.viewLinks) yield [phrase, { is: "viewLink" }];
  for (const is of [
    "upTo",
    "from",
    "between",
    "to",
    "either",
    "orMore",
    "orLess",
    "monthly",
  ] as const)
    for (const phrase of grammar[is]) yield [phrase, { is }];
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
    else if (!known.meanings.some(({ is }) => is === meaning.is)) known.meanings.push(meaning);
  };
  for (const grammar of grammars)
    for (const [phrase, meaning] of meaningsOf(grammar)) add(phrase, meaning);
  for (const place of searchPlaces) {
    const meaning: Meaning = { is: "place", value: place };
    add(place.name, meaning);
    add(place.name.replace(/^the /i, ""), meaning);
  }
  const phrases = [...byTokens.values()].toSorted((a, b) => b.tokens.length - a.tokens.length);
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ""] = phrase.tokens;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  const typos = new Set<Phrase["meanings"][number]["is"]>([
    "type",
    "place",
    "purpose",
    "bedroomCount",
  ]);
  return {
    byFirst,
    // Short words of the grammar are too similar for typing errors.
    withTypos: phrases.filter(({ meanings }) => meanings.some(({ is }) => typos.has(is))),
    /** Synonyms of words in the texts, in their normal form. */
    alike: new Map(
      grammars.flatMap(({ synonyms }) =>
        Object.entries(synonyms).map(
          ([word, others]) =>
            [normalizedTokens(word)[0] ?? "", others.flatMap(normalizedTokens)] as const,
        ),
      ),
    ),
  };
}

let lexicon: ReturnType<typeof makeLexicon> | undefined;

/** Created with the first query, for a faster start of the Worker. */
const theLexicon = () => (lexicon ??= makeLexicon());

/** The tolerated typing errors of a word: one from five letters on, two from eight on. */
export const typosIn = (word: string): number =>
  word.length < 5 ? 0 : Math.min(2, Math.round(word.length / 5));

/**
 * Whether two words differ by at most some edits: an insertion, a deletion, a replacement, or a swap of
 * neighbours.
 */
function isWithin(one: string, other: string, changes: number): boolean {
  if (Math.abs(one.length - other.length) > changes) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(!same),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return (last[other.length] ?? Infinity) <= changes;
}

/** Shorter words have too many similar words. */
const leastTyped = 4;

const isAlmost = (typed: string, known: string) =>
  typed === known || (typed.length >= leastTyped && isWithin(typed, known, typosIn(known)));

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
  const { byFirst, withTypos } = theLexicon();
  const token = tokens[at];
  if (!token) return undefined;
  const exact = byFirst
    .get(token.normalized)
    ?.find((phrase) => matches(tokens, at, phrase, isEqual));
  const mayBeTyped = !exact && !isKnown(token.normalized);
  const almost =
    exact && exact.tokens.length > 1
      ? undefined
      : withTypos.find(
          (phrase) =>
            (mayBeTyped || phrase.tokens.length > 1) && matches(tokens, at, phrase, isAlmost),
        );
  const found = almost && (!exact || almost.tokens.length > exact.tokens.length) ? almost : exact;
  return found && { length: found.tokens.length, meanings: found.meanings };
}

/** A word of a query, and its alternatives in the texts, in their normal forms. */
export const wordsFor = (normalized: string): readonly string[] => {
  const others = theLexicon().alike.get(normalized);
  return others ? [...new Set([normalized, ...others])] : [normalized];
};
