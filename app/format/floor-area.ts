import type { Locale } from "~/locale";
import { nonBreaking } from "./non-breaking";
import { formatNumber } from "./number";
import { isolateLtr, joinRange } from "./percent";

/** Square metres in a square foot, from the definition of the foot (0.3048 m). */
const squareMetresInSquareFoot = 0.3048 ** 2;

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

/** A floor area in both units, in the format of the language. */
function inBothUnits(locale: Locale, squareFeet: number) {
  return {
    feet: { value: formatNumber(locale, squareFeet), unit: units[locale].feet },
    metres: { value: formatNumber(locale, squareMetres(squareFeet)), unit: units[locale].metres },
  };
}

interface Measure {
  value: string;
  unit: string;
}

const measureText = ({ value, unit }: Measure) => `${value} ${unit}`;

/** Without line breaks inside: a line may break between the two. */
const metresFirst = ({ feet, metres }: { feet: Measure; metres: Measure }) =>
  [metres, feet].map((measure) => nonBreaking(measureText(measure))).join(" · ");

const lines: Record<Locale, (both: { feet: Measure; metres: Measure }) => string> = {
  en: ({ feet }) => measureText(feet),
  it: metresFirst,
  ar: metresFirst,
};

/**
 * A floor area as text: "1,358 sq ft" in English; in Italian and Arabic, square metres first.
 *
 * @param squareFeet in sq ft
 */
export const formatFloorArea = (locale: Locale, squareFeet: number): string =>
  lines[locale](inBothUnits(locale, squareFeet));

/** Whole square feet, and square metres with one decimal: "25.5 m²". */
const roomUnits = (locale: Locale, metres: number) => ({
  feet: {
    value: formatNumber(locale, metres / squareMetresInSquareFoot),
    unit: units[locale].feet,
  },
  metres: { value: formatNumber(locale, metres, 1), unit: units[locale].metres },
});

/**
 * The area of a room, in the language's usual unit first: "274 sq ft · 25.5 m²".
 *
 * @param metres in m²
 */
export function formatRoomArea(locale: Locale, metres: number): string {
  const both = roomUnits(locale, metres);
  const other = primaryUnit[locale] === "feet" ? both.metres : both.feet;
  return [both[primaryUnit[locale]], other]
    .map((measure) => nonBreaking(measureText(measure)))
    .join(" · ");
}

const primaryUnit: Record<Locale, "feet" | "metres"> = { en: "feet", it: "metres", ar: "metres" };

/**
 * An amount per square foot in the unit of the language: in Italian per square metre, of which 10.7639 square feet
 * are one.
 *
 * @param amount per sq ft
 * @returns not rounded
 */
export const perShownArea = (locale: Locale, amount: number): number =>
  locale === "it" ? amount / squareMetresInSquareFoot : amount;

/**
 * The same for amounts as small as a service charge, which have decimals per square foot: "AED 18.50".
 *
 * @param amount per sq ft
 * @returns per square metre to the whole unit, per square foot unchanged
 */
export const chargePerShownArea = (locale: Locale, amount: number): number =>
  locale === "it" ? Math.round(perShownArea(locale, amount)) : amount;

/** A floor area as a large figure, in the language's usual unit: "982", "sq ft". */
export const floorAreaFigure = (locale: Locale, squareFeet: number): Measure =>
  inBothUnits(locale, squareFeet)[primaryUnit[locale]];

/** A floor area as a large figure, with the other unit below: "982" over "sq ft · 91 m²". */
export function floorAreaInBothUnits(locale: Locale, squareFeet: number): Measure {
  const both = inBothUnits(locale, squareFeet);
  const other = both[primaryUnit[locale] === "feet" ? "metres" : "feet"];
  const { value, unit } = both[primaryUnit[locale]];
  return { value, unit: `${unit} · ${measureText(other)}` };
}

const startingAt: Record<Locale, string> = { en: "from", it: "da", ar: "من" };

/**
 * A smallest floor area as a large figure with the other unit: "from 470" over "sq ft · 44 m²".
 *
 * @param squareFeet in sq ft
 */
export function floorAreaFromInBothUnits(locale: Locale, squareFeet: number): Measure {
  const { value, unit } = floorAreaInBothUnits(locale, squareFeet);
  return { value: nonBreaking(`${startingAt[locale]} ${value}`), unit };
}

/**
 * A range of floor areas as a large figure with the other unit: "470–1,000" over "sq ft · 44–93 m²".
 *
 * @param range in sq ft
 */
export function floorAreaRangeInBothUnits(
  locale: Locale,
  { from, to }: { from: number; to: number },
): Measure {
  const [smallest, largest] = [inBothUnits(locale, from), inBothUnits(locale, to)];
  const range = (kind: "feet" | "metres"): Measure => ({
    value: isolateLtr(locale, joinRange(locale, smallest[kind].value, largest[kind].value)),
    unit: largest[kind].unit,
  });
  const { value, unit } = range(primaryUnit[locale]);
  return {
    value,
    unit: `${unit} · ${nonBreaking(measureText(range(primaryUnit[locale] === "feet" ? "metres" : "feet")))}`,
  };
}
