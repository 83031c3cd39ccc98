// Node runs this module without a build, for the index, so its imports have file extensions.
import { normalizeArabicLetters, latinDigits } from "../../format/clean-text.ts";

/** Maximum characters of a query; the rest is cut off. */
export const maxQueryLength = 100;

/**
 * The canonical form of a query, for pages and addresses: composed characters, single spaces, no control or
 * format characters, at most `maxQueryLength` characters.
 */
export const normalizeQuery = (text: string): string =>
  text
    .slice(0, 4 * maxQueryLength)
    .normalize("NFC")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, maxQueryLength)
    .replaceAll(/[\p{Cs}\s]+$/gu, "");

/** Combining accents of Latin letters, after `normalize("NFKD")`. */
const accents = /[\u0300-\u036F]/g;

/** The Arabic article, before at least three letters. */
const article = /^ال(?=\p{L}{3})/u;

/** A final heh is a teh marbuta, which many people write as an alif: جميرة is جميرا. */
const finalHeh = /(?<=\p{L}{3})ه$/u;

/** A word in its normal form: lower case, without accents and article. */
const normalizeWord = (word: string): string =>
  normalizeArabicLetters(word.normalize("NFKD").replaceAll(accents, ""))
    .toLowerCase()
    .replace(article, "")
    .replace(finalHeh, "ا");

/** A word, a number or a symbol of a text, with its position. */
export interface Token {
  normalized: string;
  kind: "word" | "number" | "symbol";
  start: number;
  end: number;
}

/**
 * A number with separators, a word, or a symbol with a meaning. At most one alternative matches at each
 * position. "m²" and "m2" are words.
 */
const tokenPattern =
  /(\d[\d.,'’]*)|([\p{L}\p{M}]+(?:²|(?<=(?<!\p{L})(?:m|ft|م|قدم))2(?![\p{L}\d]))?)|([$€£+<>≤≥–-])/gu;

/** Splits a text into tokens. Punctuation and other signs are left out. Linear in the length. */
export const tokensOf = (text: string): Token[] =>
  Array.from(latinDigits(text).matchAll(tokenPattern), (match) => {
    const [whole, digits, word] = match;
    const kind = digits ? "number" : word ? "word" : "symbol";
    const bare = digits ? whole.replace(/[.,'’]+$/, "") : whole;
    return {
      normalized: kind === "word" ? normalizeWord(bare) : bare,
      kind,
      start: match.index,
      end: match.index + bare.length,
    } as const;
  });

/** Particles that Arabic joins to the next word: and, with, for, and each with the article. */
const particles = /^(?:وال|بال|لل|و|ب|ل)(?=\p{Script=Arabic}{3})/u;

/** A word in its normal form, and the same without an Arabic particle before it. */
export function wordVariants(normalized: string): string[] {
  const bare = normalized.replace(particles, "");
  return bare === normalized ? [normalized] : [normalized, normalizeWord(bare)];
}
