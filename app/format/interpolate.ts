/**
 * A text with its `{placeholders}` filled in: "{title}, opens in a new tab".
 *
 * @param values what stands in the place of each, written as the language writes it
 * @throws where the text has a placeholder that nothing is given for: a text that shows one is wrong
 */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is given for {${name}} in "${text}"`);
    return value;
  });
}

/**
 * Words of a page, with every text among them filled in.
 *
 * @param values as `fill` takes them
 * @throws as `fill` does
 */
export function interpolateAll<Words>(
  words: Words,
  values: Readonly<Record<string, string>>,
): Words;
export function interpolateAll(words: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof words === "string") return interpolate(words, values);
  if (Array.isArray(words)) return words.map((item: unknown) => interpolateAll(item, values));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, item]) => [key, interpolateAll<unknown>(item, values)]),
  );
}
