import type { Point } from "./projection";

/** Things at nearly one place, in the order of their list. */
export interface Cluster<Item> extends Point {
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
