import { type Located, placeMap } from "~/features/map/place-map";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { Brochure, Row } from "./brochure";

const maxDistances = 2;

interface LocationMapSource {
  /** The heading; the default is that of maps. */
  title?: string;
  name: string;
  place: Located;
  /** The area of the guide, which is not labelled as a neighbour. */
  area?: string;
  rows: readonly Row[];
}

/** The map of a brochure with its texts; undefined without a position. */
export function locationMap(
  site: Site,
  { rows, area, ...source }: LocationMapSource,
): Brochure["about"]["place"] {
  const { messages, advertised, format } = site;
  const shown = placeMap(site, {
    areas: advertised.areas.filter(({ id }) => id !== area),
    shape: "print",
    ...source,
  });
  if (!shown) return undefined;
  const { title, map, note, distances } = shown;
  const text = format.list(
    distances.places
      .slice(0, maxDistances)
      .map(({ name: place, distance }) =>
        interpolate(messages.map.place.distance, { place, distance }),
      ),
  );
  return {
    title,
    map,
    rows: [...rows, { term: distances.title, text }],
    ...(note && { note }),
  };
}
