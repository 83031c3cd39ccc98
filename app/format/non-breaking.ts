/** Prevents line breaks in a name or an amount: at spaces and after the dash of a range. */
export const nonBreaking = (text: string): string =>
  text.replaceAll(" ", "\u00A0").replaceAll(/–(?!\u2060)/g, "–\u2060");
