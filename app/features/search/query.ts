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
