import type { Area } from "~/content/areas";
import {
  landmarks,
  placeName,
  placePosition,
  placesOfOtherEmirates,
  shortName,
} from "~/content/places";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { type CoastMapData, type MapShape, ratios } from "./coast-map";
import { coastMapData, type MarkSource } from "./coast-map.server";
import { islands } from "./coast.server";
import {
  distanceBetween,
  isInView,
  type Point,
  type Position,
  project,
  type View,
  viewAround,
} from "./projection";

/** Where a property, a project or an area is. The position is exact, and known only if the firm publishes it. */
export interface Located {
  position?: Position | undefined;
  /** Its district in places.yaml, which stands for a position that is not known. */
  district?: string | undefined;
}

export interface MapLocation {
  position: Position;
  /** The name of the district, if the exact position is not known. */
  district?: string;
}

/** @returns undefined if neither the place nor its district has a position */
export function mapLocationOf(
  { locale }: Site,
  { position, district: id }: Located,
): MapLocation | undefined {
  if (position) return { position };
  if (!id) return undefined;
  const ofDistrict = placePosition(id);
  return ofDistrict && { position: ofDistrict, district: placeName(locale, id) };
}

interface NearbyPlace {
  name: string;
  position: Position;
  kilometres: number;
  isLandmark: boolean;
  isAirport: boolean;
}

/** The number of distances on a page, besides that of the airport. */
const maxPlaces = 5;

/** The minimum distance that is shown: positions of districts are accurate to 300 m. */
const minDistance = 0.5;

function nearbyPlaces({ locale }: Site, position: Position, areas: readonly Area[]): NearbyPlace[] {
  const measured = [
    ...landmarks.map(({ id, ...landmark }) => ({
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
    .filter(({ kilometres }) => kilometres >= minDistance)
    .toSorted((one, other) => one.kilometres - other.kilometres);
  const airport = measured.find(({ isAirport }) => isAirport);
  return [
    ...measured.filter(({ isAirport }) => !isAirport).slice(0, maxPlaces),
    ...(airport ? [airport] : []),
  ];
}

const mapServices = [
  {
    name: "Google Maps",
    urlOf: (at: string) => `https://www.google.com/maps/search/?api=1&query=${at}`,
  },
  {
    name: "Apple Maps",
    urlOf: (at: string, name: string) => `https://maps.apple.com/?ll=${at}&q=${name}`,
  },
] as const;

/**
 * The distances of a place outside Dubai: to the places of other emirates, to the first landmark and to the
 * nearest airport. The landmarks of Dubai are all as far away as each other.
 */
function distantPlaces(
  { locale }: Site,
  position: Position,
  near: readonly NearbyPlace[],
): NearbyPlace[] {
  const [first] = landmarks;
  const others = [...placesOfOtherEmirates, ...(first ? [first] : [])].map((place) => ({
    name: shortName(placeName(locale, place.id)),
    position: place.position,
    kilometres: distanceBetween(position, place.position),
    isLandmark: place === first,
    isAirport: false,
  }));
  return [...others, ...near.filter(({ isAirport }) => isAirport)]
    .filter(({ kilometres }) => kilometres >= minDistance)
    .toSorted((one, other) => one.kilometres - other.kilometres);
}

function mapServiceLinks({ lat, lon }: Position, name: string) {
  const at = encodeURIComponent(`${lat},${lon}`);
  return mapServices.map((service) => ({
    name: service.name,
    url: service.urlOf(at, encodeURIComponent(name)),
  }));
}

export interface PlaceMapData {
  title: string;
  /** Undefined for a place that is on neither coast. */
  map: CoastMapData | undefined;
  /** The note if only the position of the district is known. */
  note?: string;
  distances: { title: string; places: { name: string; distance: string }[] };
  mapServices: { text: string; newTab: string; links: ReturnType<typeof mapServiceLinks> };
}

/** The width of the view around a place in Dubai in a brochure, in kilometres. */
const printWidth = 12;

/** Neighbours that are farther away are in the list of distances only, in kilometres. */
const neighbourhood = 6;

function extent(values: readonly number[]) {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return { middle: (from + to) / 2, length: to - from };
}

/** Islands that are nearer to a place are on its map as a whole, in kilometres. */
const islandDistance = 4;

/** The sea above an island, in kilometres. */
const seaAbove = 0.4;

/** The sea on the map of a place at the shore has room for its name, in kilometres. */
const openSea = 2.4;

/**
 * The view of a place in Dubai that it and its neighbours fill, with room for their names. It shows the islands
 * at the place as a whole, and the coast, even if neighbours inland are outside of it then.
 */
function viewWithNeighbours(point: Point, near: readonly NearbyPlace[], ratio: number): View {
  const shore = islands
    .filter((ring) =>
      ring.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < islandDistance),
    )
    .flat();
  const points = [
    point,
    { x: point.x, y: Math.max(point.y, 0) + openSea },
    ...shore,
    ...near
      .filter(({ kilometres, isAirport }) => kilometres <= neighbourhood && !isAirport)
      .map(({ position }) => project(position)),
  ];
  const across = extent(points.map(({ x }) => x));
  const up = extent(points.map(({ y }) => y));
  const width = Math.min(Math.max(5, across.length * 1.7, up.length * 1.7 * ratio), 12);
  const above = Math.max(...shore.map(({ y }) => y + seaAbove)) - width / ratio / 2;
  return viewAround({ x: across.middle, y: Math.max(up.middle, above) }, width, ratio);
}

/** A view around a place in Ras Al Khaimah shows the city and Al Marjan Island, 24 km apart. */
const wideCrop = 42;

interface PlaceMapSource {
  /** The heading; the default is that of maps. */
  title?: string;
  name: string;
  place: Located;
  /** Further areas to label. */
  areas: readonly Area[];
  /** The default is that of pages. */
  shape?: MapShape;
}

/** The map and the distances of a place; undefined without a position. */
export function placeMap(site: Site, source: PlaceMapSource): PlaceMapData | undefined {
  const mapLocation = mapLocationOf(site, source.place);
  if (!mapLocation) return undefined;
  const { format } = site;
  const messages = site.messages.map;
  const { title = messages.place.title, name, areas, shape = "crop" } = source;
  const { position, district } = mapLocation;
  const point = project(position);
  const near = nearbyPlaces(site, position, areas);
  const inDubai =
    shape === "print"
      ? viewAround(point, printWidth, ratios.print)
      : viewWithNeighbours(point, near, ratios[shape]);
  const isInDubai = isInView(inDubai, point);
  const view = isInDubai ? inDubai : viewAround(point, wideCrop, ratios[shape], "rasAlKhaimah");
  const neighbours = isInDubai ? near : distantPlaces(site, position, near);
  const distances = neighbours.map((place) => ({
    name: place.name,
    distance: format.distance(place.kilometres),
  }));
  const label = district === undefined ? name : shortName(district);
  const mark: MarkSource = {
    id: "place",
    name: label,
    point,
    ...(district !== undefined && { isDistrict: true }),
  };
  const map = isInView(view, point)
    ? coastMapData(site, {
        shape,
        view,
        alt: interpolate(isInDubai ? messages.place.alt : messages.place.altOutside, {
          place: name,
          distances: format.list(
            distances.map(({ name: place, distance }) =>
              interpolate(messages.place.distance, { place, distance }),
            ),
          ),
        }),
        marks: [mark],
        notes: neighbours
          .map((place, index) => ({ ...place, ...distances[index] }))
          .toSorted((one, other) => Number(other.isLandmark) - Number(one.isLandmark)),
        centre: position,
      })
    : undefined;
  return {
    title,
    map,
    ...(district !== undefined && {
      note: interpolate(isInDubai ? messages.place.district : messages.place.outside, {
        place: label,
      }),
    }),
    distances: { title: messages.place.distances, places: distances },
    mapServices: {
      text: messages.place.open,
      newTab: messages.place.newTab,
      links: mapServiceLinks(position, name),
    },
  };
}
