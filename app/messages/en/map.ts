import type { Translated } from "../translated";

/** The messages of maps. */
export const map = {
  sea: "Arabian Gulf",
  road: "Sheikh Zayed Road",
  /** The letter at the north arrow. */
  north: "N",
  /** The name of the frame, which scrolls sideways on a phone. */
  frame: "Map of the coast of Dubai",
  credits: {
    coast: "Coastline © OpenStreetMap contributors",
    positions: "Positions: GeoNames",
  },
  areas: {
    /** The name of the group of links on the map. */
    links: "Areas on the map",
    /** `{areas}` from left to right. */
    alt: "The coast of Dubai, with the sea above and the city below. From left to right: {areas}.",
  },
  place: {
    title: "Where it is",
    /** `{place}` and, as a list, `{distances}`. */
    alt: "Map of {place} on the coast of Dubai. As the crow flies: {distances}.",
    /** The same if `{place}` is outside the map. */
    outsideAlt: "Map: {place} and the coast of Dubai. As the crow flies: {distances}.",
    /** One item of `{distances}`. */
    distance: "{place} {distance}",
    /** If the property has no coordinates: `{place}` is the district. */
    district: "The map shows the district, {place}, not the building.",
    /** If `{place}` is outside the map: the arrow has the distance from `{reference}`. */
    outside:
      "{place} is off this map. The arrow points towards it; the distance is from {reference}.",
    /** The heading of the list of distances. */
    distances: "As the crow flies",
    /** The names of the map services stay as they are. */
    open: "Open in",
    newTab: "opens in a new tab",
  },
  buy: {
    /** The button that opens the map above the list in narrow windows. */
    open: "Map",
    links: "Properties on the map",
    /** `{properties}` is the number, `{places}` their districts. */
    alt: "{properties} on the coast of Dubai: {places}.",
    count: { one: "{count} property", other: "{count} properties" },
    /** The name of a marker with several properties. */
    cluster: "{properties}: {titles}",
    /** The same if all of them are in one `{district}`. It contains the visible text of the marker. */
    district: "{district}, {properties}: {titles}",
  },
};

export type MapMessages = Translated<typeof map>;
