import { placeMap, type MapLocation } from "~/features/map/place-map";
import { interpolate } from "~/format/interpolate";
import { formatList } from "~/format/list";
import { advertisedAt } from "~/site/advertised";
import type { Brochure, Row } from "./brochure";
import type { BrochureSource } from "./contact-details";

/** All areas, whatever their permits. */
const { areas } = advertisedAt(new Date(0));

/** The maximum number of distances. */
const maxDistances = 2;

interface LocationMapSource {
  /** The heading; the default is that of maps. */
  title?: string;
  /** The subject of the map. */
  name: string;
  mapLocation: MapLocation | undefined;
  /** The area of the guide, which is not labelled as a neighbour. */
  area?: string;
  /** A further text about the place. */
  rows: readonly Row[];
}

/** The map of a brochure with its texts; undefined without a position. */
export function locationMap(
  { locale, messages: all }: BrochureSource,
  { mapLocation, rows, area, ...source }: LocationMapSource,
): Brochure["about"]["place"] {
  if (!mapLocation) return undefined;
  const messages = all.map;
  const { title, map, note, distances } = placeMap({
    locale,
    messages,
    mapLocation,
    areas: areas.filter(({ id }) => id !== area),
    shape: "print",
    ...source,
  });
  const text = formatList(
    locale,
    distances.places
      .slice(0, maxDistances)
      .map(({ name: place, distance }) =>
        interpolate(messages.place.distance, { place, distance }),
      ),
  );
  return {
    title,
    map,
    rows: [...rows, { term: distances.title, text }],
    ...(note && { note }),
  };
}
