import type { Locale } from "~/locale";
import { formatNumber } from "./number";

/** Square metres in a square foot, by the definition of the foot (0.3048 m). */
const squareMetresInSquareFoot = 0.3048 ** 2;

/**
 * Converts a floor area.
 *
 * @param squareFeet in sq ft
 * @returns whole square metres
 */
export const squareMetres = (squareFeet: number): number =>
  Math.round(squareFeet * squareMetresInSquareFoot);

const units: Record<Locale, string> = { en: "sq ft" };

/**
 * A floor area in square feet: "1,358 sq ft".
 *
 * @param squareFeet in sq ft
 */
export const formatSquareFeet = (locale: Locale, squareFeet: number): string =>
  `${formatNumber(locale, squareFeet)} ${units[locale]}`;

const sides: Record<Locale, (feet: string, metres: string) => { value: string; unit: string }> = {
  en: (feet, metres) => ({ value: feet, unit: `${units.en} · ${metres} m²` }),
};

/**
 * A floor area as a large figure, in the unit that a language's readers think in, and the other one
 * beside its unit: "982" over "sq ft · 91 m²".
 *
 * @param squareFeet in sq ft
 */
export const floorAreaFigure = (locale: Locale, squareFeet: number) =>
  sides[locale](formatNumber(locale, squareFeet), formatNumber(locale, squareMetres(squareFeet)));

/** The same in square feet alone: "982" over "sq ft". */
export const squareFeetFigure = (locale: Locale, squareFeet: number) => ({
  value: formatNumber(locale, squareFeet),
  unit: units[locale],
});
