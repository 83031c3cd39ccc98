/** Column widths, in characters, and how many lines of a table a screen shows. */
const widest = 44;

/** Signs that show as nothing, or turn what follows round: a terminal must not act on a visitor's words. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

const shortened = (text: string, most: number) => {
  const characters = Array.from(text.replaceAll(unseen, ""));
  return characters.length > most
    ? `${characters.slice(0, most - 1).join("")}…`
    : characters.join("");
};

/** A number as people read it: "12,345". */
const figure = (value: number) => value.toLocaleString("en");

/** A share of a whole, in per cent; nothing where there is no whole. */
export const share = (part: number, whole: number) =>
  whole === 0 ? "" : `${Math.round((part / whole) * 100)}%`;

type Cell = string | number;

/**
 * Lines of a table: words from the left, figures from the right.
 *
 * @param lines the first is the heading
 * @param width of the first column, in characters; as wide as it needs without
 */
export function table(lines: readonly (readonly Cell[])[], width?: number): string[] {
  const texts = lines.map((line) =>
    line.map((cell) =>
      typeof cell === "number" ? figure(cell) : shortened(cell, width ?? widest),
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
