/** Maximum characters of a query; the rest is cut off. */
export const longestQuery = 100;

/**
 * The canonical form of a query, for pages and addresses: composed characters, single spaces, no control or
 * format characters, at most `longestQuery` characters.
 */
export const normalizeQuery = (text: string): string =>
  text
    .slice(0, 4 * longestQuery)
    .normalize("NFC")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuery)
    .replaceAll(/[\p{Cs}\s]+$/gu, "");
