import type { Locale } from "~/locale";
import { areaFormat } from "./floor-area";
import { moneyFormat } from "./money";
import { perLocale } from "./per-locale";

/** A price that was converted from a stated round price is rounded too: 10,000 per sq ft is about 107,600 per m². */
const statedPriceStep: Record<Locale, number> = { en: 1, it: 100, ar: 1 };

export const unitPriceFormat = perLocale((locale) => {
  const { perShownArea } = areaFormat(locale);
  const { money, exactMoneyRange } = moneyFormat(locale);

  /** A price per square foot in the unit of the language, rounded to a multiple of `step`. */
  function roundedPrice(perSquareFoot: number, step: number): number {
    return Math.round(perShownArea(perSquareFoot) / step) * step;
  }

  /**
   * A price per square foot, in Italian per square metre: "AED 1,527", "16.436 AED".
   *
   * @param perSquareFoot in AED, not rounded
   * @param step the displayed price is a multiple of this, in AED
   */
  const pricePerArea = (perSquareFoot: number, step = 1): string =>
    money(roundedPrice(perSquareFoot, step), "AED");

  /** A range of prices per square foot, in Italian per square metre: "AED 2,200 to 2,340". */
  const pricePerAreaRange = ({ from, to }: { from: number; to: number }, step = 1): string =>
    exactMoneyRange({ from: roundedPrice(from, step), to: roundedPrice(to, step) }, "AED");

  /**
   * A developer's round price per square foot: as stated, in Italian about as much per square metre.
   *
   * @param perSquareFoot in AED, as stated
   */
  const statedPricePerArea = (perSquareFoot: number): string =>
    pricePerArea(perSquareFoot, statedPriceStep[locale]);

  return { pricePerArea, pricePerAreaRange, statedPricePerArea };
});
