/** Between the entries of a list, wherever it is one text: in a form, the database, the export. */
const separator = "; ";

/** A list's ids, each once, from the text that a field holds; a comma serves as well. */
export const listOf = (answer: string): string[] =>
  answer.trim() ? [...new Set(answer.split(/[;,]/u).map((entry) => entry.trim()))] : [];

/** Ids as the one text that a field holds. */
export const listAnswer = (entries: readonly string[]): string =>
  [...new Set(entries)].join(separator);

/**
 * Names of several things as one line: "Ontario Tower; Continental Tower". Where it would be too long
 * each gives up the end of its own, so that all are named.
 *
 * @param most characters of the line
 */
export function namesInLine(names: readonly string[], most: number): string {
  const line = names.join(separator);
  if (line.length <= most) return line;
  const share = Math.floor((most - separator.length * (names.length - 1)) / names.length);
  return names
    .map((name) => (name.length > share ? `${name.slice(0, share - 1).trimEnd()}…` : name))
    .join(separator);
}
