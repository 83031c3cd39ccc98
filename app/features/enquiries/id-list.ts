/** The separator of a list that is one text: in a form, the database and the export. */
const separator = "; ";

/** The ids in a field's text, each once. A comma separates too. */
export const splitList = (answer: string): string[] =>
  answer.trim() ? [...new Set(answer.split(/[;,]/u).map((entry) => entry.trim()))] : [];

/** Ids as the text of a field. */
export const joinList = (entries: readonly string[]): string =>
  [...new Set(entries)].join(separator);

/**
 * Several names in one line: "Ontario Tower; Continental Tower". If the line is too long, each name is
 * truncated, so that all of them are in it.
 *
 * @param maxLength maximum characters of the line
 */
export function namesInLine(names: readonly string[], maxLength: number): string {
  const line = names.join(separator);
  if (line.length <= maxLength) return line;
  const share = Math.floor((maxLength - separator.length * (names.length - 1)) / names.length);
  return names
    .map((name) => (name.length > share ? `${name.slice(0, share - 1).trimEnd()}…` : name))
    .join(separator);
}
