import { places as allPlaces } from "#content";
import { defaultLocale, type Locale } from "~/locale";

export { allPlaces };

function findPlace(id: string) {
  const place = allPlaces.find((one) => one.id === id);
  if (!place) throw new Error(`There is no place "${id}".`);
  return place;
}

/**
 * The name of a place in a language.
 *
 * @param id in places.yaml
 * @throws if places.yaml has no such place. `npm run content` reports it earlier
 */
export function placeName(locale: Locale, id: string): string {
  const place = findPlace(id);
  return locale === defaultLocale ? place.name : place[locale];
}

/** The name of a place without its emirate: "Al Marjan Island, Ras Al Khaimah" is "Al Marjan Island". */
export const shortName = (name: string): string => name.split(/[,،]/)[0] ?? name;

/**
 * The position of a place in degrees; undefined if places.yaml has none.
 *
 * @param id in places.yaml
 * @throws if places.yaml has no such place
 */
export function placePosition(id: string): { lat: number; lon: number } | undefined {
  const { lat, lon } = findPlace(id);
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

/** The place of a project with an unknown emirate: the country, which is no address. */
const countryPlace = "emirates";

/** The place of a project in a language: its district if only the country is known besides, otherwise "". */
export function projectPlace(
  locale: Locale,
  { place, district }: { place: string; district?: string | undefined },
): string {
  if (place !== countryPlace) return placeName(locale, place);
  return district ? placeName(locale, district) : "";
}

/** The places outside the map of Dubai's coast, with their positions. */
export const placesOfOtherEmirates = allPlaces.flatMap(({ id, emirate }) => {
  const position = emirate && placePosition(id);
  return position ? [{ id, position }] : [];
});

/** A place that maps label, and whose distance pages state. */
export interface Landmark {
  id: string;
  isAirport: boolean;
  position: { lat: number; lon: number };
}

export const landmarks: readonly Landmark[] = allPlaces.flatMap(({ id, kind }) => {
  const position = placePosition(id);
  return kind && position ? [{ id, isAirport: kind === "airport", position }] : [];
});
