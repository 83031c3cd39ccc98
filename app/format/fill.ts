/**
 * A text with its `{placeholders}` filled in: "{title}, opens in a new tab".
 *
 * @param values what stands in the place of each, written as the language writes it
 * @throws where the text has a placeholder that nothing is given for: a text that shows one is wrong
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is given for {${name}} in "${text}"`);
    return value;
  });
}
