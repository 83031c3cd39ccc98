const sentences = (paragraph: string) => paragraph.split(/(?<=[.?!]) /);

/**
 * How a letter begins, for a page that leads on to it: its first sentence, the rest of that
 * paragraph, and the first sentence of the next.
 */
export function openingLines([first = "", second = ""]: readonly string[]) {
  const [opening = "", ...rest] = sentences(first);
  return { opening, text: rest.join(" "), more: sentences(second)[0] ?? "" };
}
