/** Prevents line breaks in a name or an amount: at spaces and after the dash of a range. */
export const nonBreaking = (text: string): string =>
  text.replaceAll(" ", "\u00A0").replaceAll(/–(?!\u2060)/g, "–\u2060");

/**
 * Replaces the `{placeholders}` of a text: "{title}, opens in a new tab".
 *
 * @param values by placeholder, formatted in the language
 * @throws if a placeholder has no value
 */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is given for {${name}} in "${text}"`);
    return value;
  });
}

/**
 * Replaces the placeholders of every text in a messages object.
 *
 * @param values as for `interpolate`
 * @throws as `interpolate`
 */
export function interpolateAll<Messages>(
  messages: Messages,
  values: Readonly<Record<string, string>>,
): Messages;
export function interpolateAll(
  messages: unknown,
  values: Readonly<Record<string, string>>,
): unknown {
  if (typeof messages === "string") return interpolate(messages, values);
  if (Array.isArray(messages)) return messages.map((item: unknown) => interpolateAll(item, values));
  if (typeof messages !== "object" || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, item]) => [key, interpolateAll<unknown>(item, values)]),
  );
}
