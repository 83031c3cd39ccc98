import type { Locale } from "~/locale";
import { perShownArea } from "./floor-area";
import { formatExactMoneyRange, formatMoney } from "./money";

/** A price per square foot in the unit of the language, rounded to a multiple of `step`. */
function roundedPrice(locale: Locale, perSquareFoot: number, step: number): number {
  return Math.round(perShownArea(locale, perSquareFoot) / step) * step;
}

/**
 * A price per square foot, in Italian per square metre: "AED 1,527", "16.436 AED".
 *
 * @param perSquareFoot in AED, not rounded
 * @param step the displayed price is a multiple of this, in AED
 */
export const formatPricePerArea = (locale: Locale, perSquareFoot: number, step = 1): string =>
  formatMoney(locale, roundedPrice(locale, perSquareFoot, step), "AED");

/** A range of prices per square foot, in Italian per square metre: "AED 2,200 to 2,340". */
export const formatPricePerAreaRange = (
  locale: Locale,
  { from, to }: { from: number; to: number },
  step = 1,
): string =>
  formatExactMoneyRange(
    locale,
    { from: roundedPrice(locale, from, step), to: roundedPrice(locale, to, step) },
    "AED",
  );

/** A price that was converted from a stated round price is rounded too: 10,000 per sq ft is about 107,600 per m². */
const statedPriceStep: Record<Locale, number> = { en: 1, it: 100, ar: 1 };

/**
 * A developer's round price per square foot: as stated, in Italian about as much per square metre.
 *
 * @param perSquareFoot in AED, as stated
 */
export const formatStatedPricePerArea = (locale: Locale, perSquareFoot: number): string =>
  formatPricePerArea(locale, perSquareFoot, statedPriceStep[locale]);
