import { distanceBetween } from "../../app/features/map/projection.ts";

interface Placed {
  lat?: number | undefined;
  lon?: number | undefined;
}

interface District extends Placed {
  id: string;
  area?: string | undefined;
}

interface Guide {
  id: string;
  lat: number;
  lon: number;
}

const positionOf = ({ lat, lon }: Placed) =>
  lat === undefined || lon === undefined ? undefined : { lat, lon };

/**
 * The area guide of a property: its own, that of its district, or the nearest one.
 *
 * @returns undefined if neither the property nor its district has a guide or a position
 */
export function guideOf(
  property: Placed & { area?: string | undefined; district: string },
  districts: readonly District[],
  guides: readonly Guide[],
): string | undefined {
  const district = districts.find(({ id }) => id === property.district);
  const chosen = property.area ?? district?.area;
  if (chosen) return chosen;
  const position = positionOf(property) ?? (district && positionOf(district));
  if (!position) return undefined;
  return guides.toSorted(
    (one, other) => distanceBetween(position, one) - distanceBetween(position, other),
  )[0]?.id;
}
