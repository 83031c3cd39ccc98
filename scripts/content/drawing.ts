/**
 * Forbidden contents of a drawing. As an image an SVG runs no scripts, but opened at its URL it is a
 * document.
 */
const refused: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/<(?:[\w-]+:)?script[\s/>]/i, "a script"],
  [/\son[a-z]+\s*=/i, "a script in an attribute"],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)[\s/>]/i, "a document within"],
  [/<(?:[\w-]+:)?(?:animate\w*|set)[\s/>]/i, "an animation"],
  [/<!ENTITY/i, "an entity"],
  [/<\?xml-stylesheet|@import/i, "a stylesheet of another file"],
  [/\burl\(\s*["']?\s*(?!#)[^\s"')]/i, "a link to another file"],
  [
    /\bhref\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|webp);)|'(?!#|data:image\/(?:png|jpeg|webp);))/i,
    "a link",
  ],
];

/**
 * Validates a drawing.
 *
 * @param svg the text of the file
 * @returns one sentence for each problem
 */
export function drawingProblems(svg: string): string[] {
  const found = refused.filter(([pattern]) => pattern.test(svg)).map(([, name]) => name);
  return [
    ...found.map((name) => `the drawing contains ${name}. Save it again as plain SVG`),
    ...(sizeOf(svg) ? [] : ["the drawing has no size. Save it again with a viewBox"]),
  ];
}

const viewBox =
  /<svg\b[^>]*\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/;

function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [, width = 0, height = 0] = (viewBox.exec(svg) ?? []).map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * The size of a valid drawing, in its units.
 *
 * @throws without a size. `drawingProblems` reports it earlier
 */
export function drawingSize(svg: string): { width: number; height: number } {
  const size = sizeOf(svg);
  if (!size) throw new Error("The drawing has no viewBox.");
  return size;
}
