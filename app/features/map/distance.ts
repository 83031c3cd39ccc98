import type { Position } from "./projection";

/** Mean radius of the earth in kilometres. */
const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight-line distance between two positions in kilometres, on a sphere. */
export function distanceBetween(one: Position, other: Position): number {
  const lat = radians(other.lat - one.lat);
  const lon = radians(other.lon - one.lon);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
