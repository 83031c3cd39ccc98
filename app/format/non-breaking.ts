/**
 * A name or an amount that no line breaks within: neither at a space nor after the dash of a range.
 */
export const nonBreaking = (words: string): string =>
  words.replaceAll(" ", "\u00A0").replaceAll(/–(?!\u2060)/g, "–\u2060");
