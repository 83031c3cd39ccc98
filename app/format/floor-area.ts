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
