/**
 * A text with the digits that Arabic and Persian keyboards write put as Latin ones, and their
 * separators, the Arabic comma among them, as a point and a comma: what a phone number or an amount is
 * compared and reckoned by.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("\u066B", ".")
    .replaceAll(/[\u066C\u060C]/g, ",");
