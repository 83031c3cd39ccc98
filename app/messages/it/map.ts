import type { MapMessages } from "../en/map";

export const map: MapMessages = {
  sea: "Golfo Arabico",
  road: "Sheikh Zayed Road",
  north: "N",
  frame: "Mappa della costa di Dubai",
  credits: {
    coast: "Linea di costa © contributori di OpenStreetMap",
    positions: "Posizioni: GeoNames",
  },
  areas: {
    links: "I quartieri sulla mappa",
    alt: "La costa di Dubai: in alto il mare, in basso la città. Da sinistra a destra: {areas}.",
  },
  place: {
    title: "Dove si trova",
    alt: "Mappa: {place}, sulla costa di Dubai. In linea d’aria: {distances}.",
    outsideAlt: "Mappa: {place} e la costa di Dubai. In linea d’aria: {distances}.",
    distance: "{place} {distance}",
    district: "La mappa indica il quartiere, {place}, non l’edificio.",
    outside:
      "{place} è oltre il bordo della mappa: la freccia ne indica la direzione, la distanza è calcolata dal {reference}.",
    distances: "In linea d’aria",
    open: "Anche su",
    newTab: "si apre in una nuova scheda",
  },
  buy: {
    open: "Mappa",
    links: "Gli immobili sulla mappa",
    alt: "{properties} sulla costa di Dubai: {places}.",
    count: { one: "{count} immobile", other: "{count} immobili" },
    cluster: "{properties}: {titles}",
    district: "{district}, {properties}: {titles}",
  },
};
