import type { Property } from "~/content/en/properties";

/** How alike two homes are to somebody who looks for one of them. */
const likeness = (home: Property, other: Property) =>
  3 * Number(other.purpose === home.purpose) +
  2 * Number(other.type === home.type) +
  2 * Number(other.district === home.district) +
  Number(Math.abs(other.bedrooms - home.bedrooms) <= 1);

/**
 * The homes most like one, without that one.
 *
 * @param most how many at most
 */
export function similarProperties(
  home: Property,
  homes: readonly Property[],
  most: number,
): Property[] {
  return homes
    .filter((other) => other.id !== home.id)
    .toSorted((a, b) => likeness(home, b) - likeness(home, a))
    .slice(0, most);
}
