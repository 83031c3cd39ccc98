import type { MapMessages } from "../contract/map";

export const map: MapMessages = {
  sea: "Arabian Gulf",
  road: "Sheikh Zayed Road",
  north: "N",
  frame: "Map of the coast of Dubai",
  credits: {
    coast: "Coastline © OpenStreetMap contributors",
    positions: "Positions: GeoNames",
  },
  areas: {
    links: "Areas on the map",
    alt: "The coast of Dubai, with the sea above and the city below. From left to right: {areas}.",
  },
  place: {
    title: "Where it is",
    alt: "Map of {place} on the coast of Dubai. In a straight line: {distances}.",
    distance: "{place} {distance}",
    district: "The map shows the district, {place}, not the building.",
    distances: "In a straight line",
    open: "Open in",
    newTab: "{map}, opens in a new tab",
  },
  buy: {
    open: "Map",
    links: "Properties on the map",
    alt: "{properties} on the coast of Dubai: {places}.",
    count: { one: "{count} property", other: "{count} properties" },
    cluster: "{properties}: {titles}",
    district: "{district}, {properties}: {titles}",
  },
};
