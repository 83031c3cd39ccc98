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
