import type { Bounds } from "~/format/amount";
import { fill } from "~/format/fill";
import { formatNumber } from "~/format/number";
import type { Locale } from "~/locale";
import type { AmountFieldWords } from "~/messages/contract/investment";

/** What a form says of an amount, with its bounds and an example of what can be read. */
export function amountField(
  locale: Locale,
  words: AmountFieldWords,
  bounds: Bounds,
  example: number,
): AmountFieldWords {
  const figures = {
    min: formatNumber(locale, bounds.min),
    max: formatNumber(locale, bounds.max),
    example: formatNumber(locale, example),
  };
  return {
    label: words.label,
    empty: fill(words.empty, figures),
    unreadable: fill(words.unreadable, figures),
    outOfRange: fill(words.outOfRange, figures),
  };
}
