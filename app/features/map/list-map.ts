import { shortName } from "~/content/places";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { type Cluster, clustersOf } from "./clusters";
import { type CoastMapData, ratios, entryId } from "./coast-map";
import { coastMapData, type MarkSource } from "./coast-map.server";
import type { MapLocation } from "./place-map";
import { coastEnds, type Point, project, type View, viewAround } from "./projection";

export interface MapEntry {
  id: string;
  title: string;
  /** The text of its card: "Business Bay, Dubai". */
  location: string;
  mapLocation: MapLocation;
}

/** The minimum width of the view, in kilometres. */
const minViewWidth = 14;

/** The width of the view relative to the distance between the outermost markers: names need space. */
const viewToSpread = 1.6;

/** The distance between the centres of the markers and the map, as a share of the map: the sea is above. */
const centreOffset = 0.1;

/** The minimum distance of markers, in pixels on the narrowest map. Closer ones are one marker. */
const minMarkerDistance = 30;
const minMapWidth = 320;

function viewOf(points: readonly Point[]): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const fittingWidth = Math.max(
    minViewWidth,
    (right - left) * viewToSpread,
    (high - low) * viewToSpread,
  );
  const width = Math.min(fittingWidth, coastEnds.right - coastEnds.left);
  // The map is a square.
  return viewAround(
    { x: (left + right) / 2, y: (low + high) / 2 + centreOffset * width },
    width,
    ratios.square,
  );
}

type PlacedEntry = MapEntry & { index: number };

/** A comma of any of the languages. */
const commas = /[,،]\s*/u;

/** The name of a cluster: the title of a single entry without what follows a comma, or the district that all entries share. */
function nameOf({ items }: Cluster<PlacedEntry>) {
  const [first, ...others] = items;
  if (others.length === 0) return shortName(first?.title ?? "");
  const district = first?.mapLocation.district;
  return district !== undefined &&
    others.every(({ mapLocation }) => mapLocation.district === district)
    ? district
    : "";
}

/** The title and the location of an entry. A place that both contain is there once. */
function titleAndLocation({ format }: Site, { title, location }: MapEntry): string {
  const inTitle = title.split(commas);
  return format.commaList([
    title,
    ...location.split(commas).filter((place) => !inTitle.includes(place)),
  ]);
}

/**
 * The map beside a list: a marker for each entry, or for several that are too close to distinguish. Each
 * links to its entry in the list. For loaders.
 *
 * @returns undefined if no entry has a position
 */
export function listMap(site: Site, entries: readonly MapEntry[]): CoastMapData | undefined {
  const { format } = site;
  const messages = site.messages.map;
  const placed = entries
    .map((entry, index) => ({ item: { ...entry, index }, ...project(entry.mapLocation.position) }))
    .filter(({ x }) => x > coastEnds.left && x < coastEnds.right);
  if (placed.length === 0) return undefined;
  const view = viewOf(placed);
  const clusters = clustersOf(placed, (minMarkerDistance / minMapWidth) * view.width);
  const counted = (count: number) => format.count(count, messages.buy.count);
  const marks = clusters.map((cluster): MarkSource => {
    const { items } = cluster;
    const [first] = items;
    const titles = items.map(({ title }) => title);
    const name = nameOf(cluster);
    return {
      id: items.map(({ id }) => id).join(" "),
      name,
      point: { x: cluster.x, y: cluster.y },
      to: `#${entryId(first?.id ?? "")}`,
      description:
        first && items.length === 1
          ? titleAndLocation(site, first)
          : interpolate(name ? messages.buy.district : messages.buy.cluster, {
              district: name,
              properties: counted(items.length),
              titles: format.titles(titles),
            }),
      ...(items.length > 1 && { count: format.number(items.length) }),
    };
  });
  // The text names Dubai once.
  const places = [...new Set(placed.map(({ item }) => item.location.split(commas)[0] ?? ""))];
  return coastMapData(site, {
    shape: "square",
    view,
    alt: interpolate(messages.buy.alt, {
      properties: counted(placed.length),
      places: format.list(places),
    }),
    marks,
    notes: [],
  });
}
