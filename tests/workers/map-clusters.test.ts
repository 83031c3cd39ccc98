import { describe, expect, it } from "vitest";
import { listMap, type MapEntry, clustersOf } from "~/features/map/list-map";
import { siteIn } from "../support/site.ts";

/** A hundred places on a grid along the coast, some of them equal. */
const hundred = Array.from({ length: 100 }, (_, index) => ({
  item: index,
  x: -8 + ((index * 37) % 90) / 4,
  y: 1 - ((index * 13) % 20) / 5,
}));

const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe("clusters of a hundred properties", () => {
  const clusters = clustersOf(hundred, 2);

  it("contain each item once", () => {
    const items = clusters.flatMap((cluster) => cluster.items);
    expect(items.toSorted((one, other) => one - other)).toEqual(hundred.map(({ item }) => item));
    expect(clusters.length).toBeLessThan(hundred.length);
    expect(clusters.length).toBeGreaterThan(3);
  });

  it("have a minimum distance", () => {
    for (const [index, one] of clusters.entries())
      for (const other of clusters.slice(index + 1))
        expect(apart(one, other)).toBeGreaterThanOrEqual(2);
  });

  it("are in the order of the list", () => {
    const first = clusters.map(({ items }) => Math.min(...items));
    expect(first).toEqual(first.toSorted((one, other) => one - other));
  });
});

it("places that are far enough apart stay alone", () => {
  const places = [0, 3, 6].map((x) => ({ x, y: 0, item: x }));
  expect(clustersOf(places, 3).map(({ items }) => items)).toEqual([[0], [3], [6]]);
});

const place = (id: string, lat: number, lon: number): MapEntry => ({
  id,
  title: `Tower ${id}`,
  place: "Business Bay, Dubai",
  mapLocation: { position: { lat, lon }, district: "Business Bay" },
});

describe("the map of a list", () => {
  it("leads from a cluster to its first entry, and names all of them", () => {
    const map = listMap(siteIn("en"), [
      place("a", 25.185, 55.27),
      place("b", 25.107, 55.164),
      place("c", 25.185, 55.27),
    ]);
    expect(map?.marks.map(({ id, to, count }) => ({ id, to, count }))).toEqual([
      { id: "a c", to: "#property-a", count: "2" },
      { id: "b", to: "#property-b", count: undefined },
    ]);
    expect(map?.marks[0]?.description).toBe("Business Bay, 2 properties: Tower a and Tower c");
  });

  it("has no map if no property is on the coast of Dubai", () => {
    expect(listMap(siteIn("en"), [])).toBeUndefined();
    expect(listMap(siteIn("en"), [place("a", 25.673, 55.744)])).toBeUndefined();
  });
});
