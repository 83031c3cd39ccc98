import { placeMap, type Whereabouts } from "~/features/map/place-map";
import { advertisedAt } from "~/features/permits/advertised";
import { interpolate } from "~/format/interpolate";
import { formatList } from "~/format/list";
import type { Brochure, Row } from "./brochure";
import type { BrochureSource } from "./contact-details";

/** No permit has expired at this date. */
const { areas } = advertisedAt(new Date(0));

/** How many distances there is room for. */
const mostDistances = 2;

interface PlaceSource {
  /** The heading; without it, that of maps. */
  title?: string;
  /** What the map is of. */
  name: string;
  where: Whereabouts | undefined;
  /** The area that its guide is about: it is not named as a neighbour. */
  area?: string;
  /** What is said of the place besides. */
  rows: readonly Row[];
}

/** The map of a brochure, with what is said beside it; undefined if the position is not known. */
export function brochurePlace(
  { locale, messages: all }: BrochureSource,
  { where, rows, area, ...source }: PlaceSource,
): Brochure["about"]["place"] {
  if (!where) return undefined;
  const messages = all.map;
  const { title, map, note, distances } = placeMap({
    locale,
    messages,
    where,
    areas: areas.filter(({ id }) => id !== area),
    shape: "print",
    ...source,
  });
  const text = formatList(
    locale,
    distances.places
      .slice(0, mostDistances)
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
