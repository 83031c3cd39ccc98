/** Most characters of a query: the rest is cut off. */
export const longestQuery = 100;

/**
 * A query in the one form in which pages read it and addresses have it: composed characters, single spaces,
 * no control or format characters, at most `longestQuery` characters.
 */
export const normalizeQuery = (text: string): string =>
  text
    .slice(0, 4 * longestQuery)
    .normalize("NFC")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuery)
    .replaceAll(/[\p{Cs}\s]+$/gu, "");
