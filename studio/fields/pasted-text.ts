const isItem = (line = "") => /^(- |\d+\. )/.test(line);

/**
 * A text of Word as Markdown: an empty line between paragraphs, and lists with marks that Markdown has. Word puts its
 * paragraphs on lines without an empty one between them, which would become one paragraph.
 */
export function fromWord(pasted: string): string {
  const lines = pasted
    .replaceAll(/\r\n?|\v/g, "\n")
    .split("\n")
    .map((line) => line.replace(/^\s*[•·▪o]\s+/, "- ").replace(/^\s*(\d+)[.)]\t+/, "$1. "));
  if (lines.includes("") || lines.length === 1) return lines.join("\n");
  return lines.reduce((text, line, index) => {
    const isNextItem = isItem(line) && isItem(lines[index - 1]);
    return `${text}${isNextItem ? "\n" : "\n\n"}${line}`;
  });
}
