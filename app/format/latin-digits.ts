/**
 * Replaces the digits and separators of Arabic and Persian keyboards by Latin ones, to compare or parse
 * phone numbers and amounts.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("\u066B", ".")
    .replaceAll(/[\u066C\u060C]/g, ",");
