import { shortName } from "~/content/places";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { type CoastMapData, ratios, entryId } from "./coast-map";
import { coastMapData, type MarkSource } from "./coast-map.server";
import type { MapLocation } from "./place-map";
import { coastEnds, type Point, project, type View, viewAround } from "./projection";

/** Things at nearly one place, in the order of their list. */
interface Cluster<Item> extends Point {
  items: Item[];
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Two clusters as one, at the mean of all positions. */
function merge<Item>(one: Cluster<Item>, other: Cluster<Item>): Cluster<Item> {
  const count = one.items.length + other.items.length;
  const share = other.items.length / count;
  return {
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
    items: [...one.items, ...other.items],
  };
}

/** The two clusters that are nearest to each other and nearer than a distance; of equals the first. */
function nearestPair<Item>(clusters: readonly Cluster<Item>[], minDistance: number) {
  let nearest: { first: number; second: number; apart: number } | undefined;
  for (const [first, one] of clusters.entries())
    for (let second = first + 1; second < clusters.length; second += 1) {
      const apart = distance(one, clusters[second] ?? one);
      if (apart < (nearest?.apart ?? minDistance)) nearest = { first, second, apart };
    }
  return nearest;
}

/**
 * Merges items that are too close to distinguish, the closest two first. The result is deterministic.
 *
 * @param placed in the order of the list
 * @param minDistance between two clusters, in the unit of the positions
 * @returns clusters in the order of their first items; each item is in one of them
 */
export function clustersOf<Item>(
  placed: readonly (Point & { item: Item })[],
  minDistance: number,
): Cluster<Item>[] {
  let clusters = placed.map(({ x, y, item }): Cluster<Item> => ({ x, y, items: [item] }));
  for (
    let pair = nearestPair(clusters, minDistance);
    pair;
    pair = nearestPair(clusters, minDistance)
  ) {
    const { first, second } = pair;
    clusters = clusters.flatMap((cluster, index) => {
      if (index === second) return [];
      const other = clusters[second];
      return index === first && other ? [merge(cluster, other)] : [cluster];
    });
  }
  return clusters;
}

export interface MapEntry {
  id: string;
  title: string;
  /** The text of its card: "Business Bay, Dubai". */
  place: string;
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

/** The title and the place of an entry. A name that both contain is there once. */
function titleAndPlace({ format }: Site, { title, place }: MapEntry): string {
  const inTitle = title.split(commas);
  return format.commaList([
    title,
    ...place.split(commas).filter((part) => !inTitle.includes(part)),
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
          ? titleAndPlace(site, first)
          : interpolate(name ? messages.buy.district : messages.buy.cluster, {
              district: name,
              properties: counted(items.length),
              titles: format.titles(titles),
            }),
      ...(items.length > 1 && { count: format.number(items.length) }),
    };
  });
  // The text names Dubai once.
  const places = [...new Set(placed.map(({ item }) => item.place.split(commas)[0] ?? ""))];
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
