import type { Area } from "~/content/areas";
import { type Landmark, landmarks, placeName, placePosition, shortName } from "~/content/places";
import { textsIn } from "~/content/texts";
import { formatDistance } from "~/format/distance";
import { interpolate } from "~/format/interpolate";
import { formatList } from "~/format/list";
import type { Locale } from "~/locale";
import type { MapMessages } from "~/messages/en/map";
import {
  type CoastMapData,
  coastMapData,
  type MapShape,
  type MarkSource,
  ratios,
} from "./coast-map-data";
import { distanceBetween } from "./distance";
import { isInView, type Position, project, viewAround, wholeCoast } from "./projection";

/** Where something is: at an exact position, or somewhere in a district. */
export interface Whereabouts {
  position: Position;
  /** The name of the district, if only that is known. */
  district?: string;
}

interface Located {
  position?: Position | undefined;
}

/**
 * Where a property or a project is. The exact position is shown only if the owner gives one.
 *
 * @param placeId of its district in places.yaml
 * @returns undefined if neither has a position
 */
export function whereaboutsOf(
  locale: Locale,
  { position }: Located,
  placeId: string,
): Whereabouts | undefined {
  if (position) return { position };
  const district = placePosition(placeId);
  return district && { position: district, district: placeName(locale, placeId) };
}

/** A place, and how far it is. */
interface PlaceNear {
  name: string;
  position: Position;
  kilometres: number;
  isLandmark: boolean;
  isAirport: boolean;
}

/** How many places a page states the distance of, besides the airport. */
const placesStated = 5;

/** Nearer than this a distance says nothing: positions of districts are right to 300 m. */
const nearest = 0.5;

/** The places near a position, the nearest first, and the nearest airport. */
function placesNear(
  locale: Locale,
  position: Position,
  areas: readonly Area[],
  landmarksOf: readonly Landmark[],
): PlaceNear[] {
  const measured = [
    ...landmarksOf.map(({ id, ...landmark }) => ({
      ...landmark,
      name: placeName(locale, id),
      isLandmark: true,
    })),
    ...areas.map((area) => ({
      name: textsIn(area, locale).name,
      position: area.position,
      isLandmark: false,
      isAirport: false,
    })),
  ]
    .map((place) => ({ ...place, kilometres: distanceBetween(position, place.position) }))
    .filter(({ kilometres }) => kilometres >= nearest)
    .toSorted((one, other) => one.kilometres - other.kilometres);
  const airport = measured.find(({ isAirport }) => isAirport);
  return [
    ...measured.filter(({ isAirport }) => !isAirport).slice(0, placesStated),
    ...(airport ? [airport] : []),
  ];
}

const mapServices = [
  {
    name: "Google Maps",
    address: (at: string) => `https://www.google.com/maps/search/?api=1&query=${at}`,
  },
  {
    name: "Apple Maps",
    address: (at: string, name: string) => `https://maps.apple.com/?ll=${at}&q=${name}`,
  },
] as const;

/** Links that open a position in a map service. */
function openLinks(messages: MapMessages["place"], { lat, lon }: Position, name: string) {
  const at = encodeURIComponent(`${lat},${lon}`);
  return mapServices.map((service) => ({
    name: service.name,
    address: service.address(at, encodeURIComponent(name)),
    label: interpolate(messages.newTab, { map: service.name }),
  }));
}

/** All that `PlaceSection` shows. */
export interface PlaceMapData {
  title: string;
  map: CoastMapData;
  /** Said if the map shows the district only, or the way to what is beyond it. */
  note?: string;
  distances: { title: string; places: { name: string; distance: string }[] };
  open: { text: string; links: ReturnType<typeof openLinks> };
}

/** How much of the coast is shown round a place, in kilometres. In print the map is less high. */
const cropWidths = { page: 10, print: 12 };
/** The same for a place beyond the end of the map, to which an arrow points. */
const awayWidth = 18;

interface PlaceMapSource {
  locale: Locale;
  messages: MapMessages;
  /** The heading; without it, that of maps. */
  title?: string;
  /** What the map is of. */
  name: string;
  where: Whereabouts;
  /** Areas that are named besides. */
  areas: readonly Area[];
  /** Without it, that of pages. */
  shape?: MapShape;
}

/** The map of one place: its surroundings, and what is near in a straight line. Called in loaders. */
export function placeMap(source: PlaceMapSource): PlaceMapData {
  const { locale, messages, title = messages.place.title, name, where, areas } = source;
  const { shape = "crop" } = source;
  const { position, district } = where;
  const point = project(position);
  const near = placesNear(locale, position, areas, landmarks);
  const stated = near.map((place) => ({
    name: place.name,
    distance: formatDistance(locale, place.kilometres),
  }));
  const isOnMap = isInView(wholeCoast, point);
  // A place beyond the map has the first landmark as its reference.
  const [reference] = landmarks;
  const label = district === undefined ? name : shortName(district);
  const mark: MarkSource = {
    id: "place",
    name: label,
    point,
    ...(district !== undefined && { district: true }),
  };
  const notes = near
    .map((place, index) => ({ ...place, ...stated[index] }))
    .toSorted((one, other) => Number(other.isLandmark) - Number(one.isLandmark));
  const away = reference && {
    name: label,
    position,
    subject: true,
    distance: formatDistance(locale, distanceBetween(reference.position, position)),
  };
  const map = coastMapData({
    locale,
    messages,
    shape,
    view: viewAround(
      point,
      isOnMap ? cropWidths[shape === "print" ? "print" : "page"] : awayWidth,
      ratios[shape],
    ),
    alt: interpolate(messages.place.alt, {
      place: name,
      distances: formatList(
        locale,
        stated.map(({ name: place, distance }) =>
          interpolate(messages.place.distance, { place, distance }),
        ),
      ),
    }),
    marks: isOnMap ? [mark] : [],
    // Distances from a place that is not on the map would be read as those from the reference.
    notes: isOnMap
      ? notes
      : [
          ...(away ? [away] : []),
          ...notes.map((place) => ({ name: place.name, position: place.position })),
        ],
    ...(isOnMap ? { centre: position } : reference && { centre: reference.position }),
  });
  return {
    title,
    map,
    ...(!isOnMap && reference
      ? {
          note: interpolate(messages.place.beyond, {
            place: label,
            reference: placeName(locale, reference.id),
          }),
        }
      : district !== undefined && { note: interpolate(messages.place.district, { place: label }) }),
    distances: { title: messages.place.distances, places: stated },
    open: { text: messages.place.open, links: openLinks(messages.place, position, name) },
  };
}
