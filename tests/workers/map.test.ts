import { describe, expect, it } from "vitest";
import { placeName, placePosition, shortName } from "~/content/places";
import { coastLines } from "~/features/map/coast.server";
import { placeMap } from "~/features/map/place-map";
import { distanceBetween, type Point, project } from "~/features/map/projection";
import { distanceFormat } from "~/format/format";
import { localeCodes } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { listingsAndAreas } from "~/site/advertised";
import { siteIn } from "../support/site.ts";

const burjKhalifa = { lat: 25.1972, lon: 55.2744 };
const airport = { lat: 25.2532, lon: 55.3657 };

it.each([
  ["the Burj Khalifa", burjKhalifa, { x: 10.51, y: -1.14 }],
  ["the airport", airport, { x: 21.12, y: -4.39 }],
  ["Al Marjan Island", { lat: 25.673, lon: 55.744 }, { x: 81.26, y: -4.75 }],
])("the map's projection places %s to 20 m", (_, position, point) => {
  const { x, y } = project(position);
  expect(Math.hypot(x - point.x, y - point.y)).toBeLessThan(0.02);
});

/** Twice the area of a triangle, negative if its corners are clockwise. */
const turn = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

it.each(["dubai", "rasAlKhaimah"] as const)(
  "no line of the coast of %s crosses another",
  (coast) => {
    const lines = coastLines[coast].land.flatMap((ring) =>
      ring.map((start, index) => [start, ring[(index + 1) % ring.length] ?? start] as const),
    );
    const crossings = lines.flatMap(([a, b], index) =>
      lines
        .slice(index + 1)
        .filter(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
        .map((other) => [[a, b], other]),
    );
    expect(crossings).toEqual([]);
  },
);

describe("a distance", () => {
  it.each([
    [burjKhalifa, { lat: 25.18544, lon: 55.26969 }, 1.4],
    [burjKhalifa, airport, 11.1],
    [burjKhalifa, burjKhalifa, 0],
  ])("is a straight line in kilometres", (one, other, kilometres) => {
    expect(distanceBetween(one, other)).toBeCloseTo(kilometres, 1);
    expect(distanceBetween(other, one)).toBe(distanceBetween(one, other));
  });

  it.each([
    ["en", 1.64, "1.6\u00A0km"],
    ["it", 1.64, "1,6\u00A0km"],
    ["ar", 11.4, "11\u00A0كم"],
  ] as const)("is written in %s", (locale, kilometres, text) => {
    expect(distanceFormat(locale).distance(kilometres)).toBe(text);
  });
});

const inDubai = {
  name: "Island Tower",
  place: { position: { lat: 25.2925, lon: 55.3051 } },
  areas: [],
};

it("shows an exact position on the islands beyond the frame of the whole coast", () => {
  const { map, note } = placeMap(siteIn("en"), inDubai)!;
  expect(map?.marks.map(({ name }) => name)).toEqual(["Island Tower"]);
  expect(note).toBeUndefined();
});

it("shows a home among its neighbours, across the width of the map", () => {
  const { map } = placeMap(siteIn("en"), {
    name: "Tower",
    place: { district: "business-bay" },
    areas: listingsAndAreas.areas,
  })!;
  const near = ["Downtown District", "Burj Khalifa", "Financial Centre", "Beachfront Paradise"];
  const notes = map!.notes.filter(({ text }) => near.includes(text));
  expect(notes.map(({ text }) => text).toSorted()).toEqual(near.toSorted());
  const across = notes.map(({ x }) => x);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(50);
});

/** The sides of a map in kilometres. */
function sidesOf(viewBox: string) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map((side) => +side / 100);
  return { left, top: -top, right: left + width, bottom: -top - height };
}

it.each(["palm-beach", "al-soufuh"])(
  "shows the whole palm and the shore behind it around %s",
  (district) => {
    const { map } = placeMap(siteIn("en"), {
      name: "Villa",
      place: { district },
      areas: listingsAndAreas.areas,
    })!;
    const { left, top, right, bottom } = sidesOf(map!.viewBox);
    expect(left).toBeLessThan(-7.95);
    expect(right).toBeGreaterThan(-2.59);
    expect(top).toBeGreaterThan(6.73);
    expect(bottom).toBeLessThan(1.6);
  },
);

it.each(listingsAndAreas.areas.map(({ id, position }) => [id, position] as const))(
  "has a map of the area %s",
  (id, position) => {
    const { map } = placeMap(siteIn("en"), {
      name: "Area",
      place: { position },
      areas: listingsAndAreas.areas.filter((area) => area.id !== id),
    })!;
    expect(map?.marks.map(({ label }) => typeof label)).toEqual(["object"]);
  },
);

describe.each(localeCodes)("a place in Ras Al Khaimah in %s", (locale) => {
  const id = "al-marjan-island";
  const position = placePosition(id)!;
  const district = placeName(locale, id);
  const { map, note, distances } = placeMap(siteIn(locale), {
    name: "Tower",
    place: { district: id },
    areas: listingsAndAreas.areas,
  })!;

  it("has a map of its own coast, and a note that says from where its distances are measured", () => {
    const name = shortName(placeName(locale, "ras-al-khaimah"));
    expect(map?.alt).toContain(placeName(locale, "ras-al-khaimah"));
    expect(map?.coast).not.toEqual(placeMap(siteIn(locale), inDubai)?.map?.coast);
    expect(map?.marks.map((mark) => mark.name)).toEqual([shortName(district)]);
    expect(map?.notes.map(({ text }) => text)).toContain(name);
    expect(note).toBe(
      messagesFor(locale).map.place.outside.replace("{place}", shortName(district)),
    );
  });

  it("has its distances to its emirate's city, to the nearest airport and to the Burj Khalifa", () => {
    const expected = ["ras-al-khaimah", "airport-dxb", "burj-khalifa"].map((other) => ({
      name: placeName(locale, other),
      distance: distanceFormat(locale).distance(distanceBetween(placePosition(other)!, position)),
    }));
    expect(distances.places).toEqual(expected);
  });
});

it("has no map of a place on neither coast", () => {
  const abuDhabi = { lat: 24.4539, lon: 54.3773 };
  const { map, distances } = placeMap(siteIn("en"), {
    ...inDubai,
    place: { position: abuDhabi },
  })!;
  expect(map).toBeUndefined();
  expect(distances.places.length).toBeGreaterThan(0);
});
