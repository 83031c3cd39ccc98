import { foldArabicLetters } from "~/format/arabic-letters";

/** Accents on Latin letters, as `normalize("NFKD")` writes them. */
const accents = /[\u0300-\u036F]/g;

/** The article, before a word of three letters or more. */
const article = /^ال(?=\p{L}{3})/u;

/** A final heh is a teh marbuta, which many write as an alif: جميرة is جميرا. */
const finalHeh = /(?<=\p{L}{3})ه$/u;

/**
 * The words of a text as a search compares them: in small letters, without accents, punctuation and
 * the Arabic article, Arabic letters folded. "Al-Soufuh" is `al`, `soufuh`; "الصفوح" is `صفوح`.
 */
const searchWords = (text: string): string[] =>
  foldArabicLetters(text.normalize("NFKD").replaceAll(accents, ""))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(article, "").replace(finalHeh, "ا"));

/**
 * Whether a text is found: each word that is asked for begins a word of it.
 *
 * @param texts the names that something is known by
 */
export function isFound(texts: readonly string[], asked: string): boolean {
  const known = searchWords(texts.join(" "));
  return searchWords(asked).every((word) => known.some((one) => one.startsWith(word)));
}
