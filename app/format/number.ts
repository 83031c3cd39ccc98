import { language } from "~/content/language";

/**
 * Made with the first number that needs it: a slow phone takes 30 ms for each, and would spend them
 * before the page answers to anything.
 */
const formats = new Map<number, Intl.NumberFormat>();

/**
 * A number in figures, grouped as the site's language has it: "1,500,000".
 *
 * @param number to be shown
 * @param decimals the most that are shown; the number is rounded to them
 */
export function figure(number: number, decimals = 0): string {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat(language.tag, { maximumFractionDigits: decimals });
    formats.set(decimals, format);
  }
  return format.format(number);
}
