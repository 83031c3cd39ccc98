import type { Locale } from "~/locale";
import { nonBreaking } from "./interpolate";
import { numberFormat, rangeText } from "./number";
import { perLocale } from "./per-locale";

/** Square metres in a square foot, from the definition of the foot (0.3048 m). */
export const squareMetresInSquareFoot = 0.3048 ** 2;

/**
 * Converts a floor area.
 *
 * @param squareFeet in sq ft
 * @returns whole square metres
 */
export const squareMetres = (squareFeet: number): number =>
  Math.round(squareFeet * squareMetresInSquareFoot);

const units: Record<Locale, { feet: string; metres: string }> = {
  en: { feet: "sq ft", metres: "m²" },
  it: { feet: "ft²", metres: "m²" },
  ar: { feet: "قدم²", metres: "م²" },
};

interface Measure {
  value: string;
  unit: string;
}

/** A floor area in both units. The primary one is the usual unit of the language. */
interface BothMeasures {
  primary: Measure;
  secondary: Measure;
}

const primaryUnit: Record<Locale, "feet" | "metres"> = { en: "feet", it: "metres", ar: "metres" };

const measureText = ({ value, unit }: Measure) => `${value} ${unit}`;

/** Without line breaks inside: a line may break between the two. */
const bothTexts = ({ primary, secondary }: BothMeasures) =>
  [primary, secondary].map((measure) => nonBreaking(measureText(measure))).join(" · ");

const lines: Record<Locale, (both: BothMeasures) => string> = {
  en: ({ primary }) => measureText(primary),
  it: bothTexts,
  ar: bothTexts,
};

const startingAt: Record<Locale, string> = { en: "from", it: "da", ar: "من" };

export const areaFormat = perLocale((locale) => {
  const { number } = numberFormat(locale);

  /** The two numbers with their units, in the order of the language. */
  function inOrder(numbers: { feet: string; metres: string }): BothMeasures {
    const feet = { value: numbers.feet, unit: units[locale].feet };
    const metres = { value: numbers.metres, unit: units[locale].metres };
    return primaryUnit[locale] === "feet"
      ? { primary: feet, secondary: metres }
      : { primary: metres, secondary: feet };
  }

  const inBothUnits = (squareFeet: number): BothMeasures =>
    inOrder({
      feet: number(squareFeet),
      metres: number(squareMetres(squareFeet)),
    });

  /**
   * A floor area as text: "1,358 sq ft" in English; in Italian and Arabic, square metres first.
   *
   * @param squareFeet in sq ft
   */
  const floorArea = (squareFeet: number): string => lines[locale](inBothUnits(squareFeet));

  /**
   * The area of a room, in the language's usual unit first: "274 sq ft · 25.5 m²". Square metres have one decimal.
   *
   * @param metres in m²
   */
  const roomArea = (metres: number): string =>
    bothTexts(
      inOrder({
        feet: number(metres / squareMetresInSquareFoot),
        metres: number(metres, 1),
      }),
    );

  /**
   * An amount per square foot in the unit of the language: in Italian per square metre, of which 10.7639 square feet
   * are one.
   *
   * @param amount per sq ft
   * @returns not rounded
   */
  const perShownArea = (amount: number): number =>
    locale === "it" ? amount / squareMetresInSquareFoot : amount;

  /**
   * The same for amounts as small as a service charge, which have decimals per square foot: "AED 18.50".
   *
   * @param amount per sq ft
   * @returns per square metre to the whole unit, per square foot unchanged
   */
  const chargePerShownArea = (amount: number): number =>
    locale === "it" ? Math.round(perShownArea(amount)) : amount;

  /** A floor area as a large figure, in the language's usual unit: "982", "sq ft". */
  const floorAreaFigure = (squareFeet: number): Measure => inBothUnits(squareFeet).primary;

  /** A floor area as a large figure, with the other unit below: "982" over "sq ft · 91 m²". */
  function floorAreaInBothUnits(squareFeet: number): Measure {
    const { primary, secondary } = inBothUnits(squareFeet);
    return { value: primary.value, unit: `${primary.unit} · ${measureText(secondary)}` };
  }

  /**
   * A smallest floor area as a large figure with the other unit: "from 470" over "sq ft · 44 m²".
   *
   * @param squareFeet in sq ft
   */
  function floorAreaFromInBothUnits(squareFeet: number): Measure {
    const { value, unit } = floorAreaInBothUnits(squareFeet);
    return { value: nonBreaking(`${startingAt[locale]} ${value}`), unit };
  }

  /**
   * A range of floor areas as a large figure with the other unit: "470–1,000" over "sq ft · 44–93 m²".
   *
   * @param range in sq ft
   */
  function floorAreaRangeInBothUnits({ from, to }: { from: number; to: number }): Measure {
    const [smallest, largest] = [inBothUnits(from), inBothUnits(to)];
    const range = (order: keyof BothMeasures): Measure => ({
      value: rangeText[locale](smallest[order].value, largest[order].value),
      unit: largest[order].unit,
    });
    const { value, unit } = range("primary");
    return { value, unit: `${unit} · ${nonBreaking(measureText(range("secondary")))}` };
  }

  return {
    floorArea,
    roomArea,
    perShownArea,
    chargePerShownArea,
    floorAreaFigure,
    floorAreaInBothUnits,
    floorAreaFromInBothUnits,
    floorAreaRangeInBothUnits,
  };
});
