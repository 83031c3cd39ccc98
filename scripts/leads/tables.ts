/** Maximum width of a cell, in characters. */
const maxCellWidth = 44;

/** Invisible and bidirectional characters, which a terminal must not interpret in a visitor's text. */
const invisibleCharacters = /[\p{Cc}\p{Cf}]/gu;

const truncate = (text: string, maxLength: number) => {
  const characters = Array.from(text.replaceAll(invisibleCharacters, ""));
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength - 1).join("")}…`
    : characters.join("");
};

/** A number with grouping: "12,345". */
const figure = (value: number) => value.toLocaleString("en");

/** A share in percent; "" without a total. */
export const share = (part: number, whole: number) =>
  whole === 0 ? "" : `${Math.round((part / whole) * 100)}%`;

type Cell = string | number;

/**
 * Lines of a table: text is left-aligned, numbers are right-aligned.
 *
 * @param lines with the header first
 * @param width of the first column, in characters; by default that of its longest text
 */
export function table(lines: readonly (readonly Cell[])[], width?: number): string[] {
  const texts = lines.map((line) =>
    line.map((cell) =>
      typeof cell === "number" ? figure(cell) : truncate(cell, width ?? maxCellWidth),
    ),
  );
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((line) => line[column]?.length ?? 0)),
  );
  if (width) widths[0] = width;
  return texts.map((line) =>
    line
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** Two blocks of lines side by side. */
export function sideBySide(
  left: readonly string[],
  right: readonly string[],
  width: number,
): string[] {
  const lines = Math.max(left.length, right.length);
  return Array.from({ length: lines }, (_, line) =>
    `${(left[line] ?? "").padEnd(width)}  ${right[line] ?? ""}`.trimEnd(),
  );
}
