// oxlint-disable-next-line no-restricted-imports -- The names of areas are no advertisement.
import { type Area, areas } from "~/content/areas";
import { allPlaces, placeName, placePosition, shortName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { distanceBetween } from "~/features/map/distance";
import { type Locale, localeCodes } from "~/locale";
import { tokensOf } from "./normalize";

interface Position {
  lat: number;
  lon: number;
}

/** A place in queries: a district, an area with a guide, a landmark, or several with the same name. */
export interface SearchPlace {
  /** The matched name, as in the content. */
  name: string;
  /** Ids in places.yaml. */
  places: readonly string[];
  /** Ids of areas. */
  areas: readonly string[];
  position: Position | undefined;
}

/** Places that contain all properties: no property is near them. */
const wide = new Set(["dubai", "emirates"]);

/** A name, and the places with it. */
interface PlaceName {
  name: string;
  place?: string;
  area?: string;
}

const placeNames: PlaceName[] = allPlaces.flatMap(({ id, name, it, ar, alsoCalled = [] }) =>
  [name, it, ar]
    .flatMap((one) => [one, shortName(one)])
    .concat(alsoCalled)
    .map((one) => ({ name: one, place: id })),
);

const areaNames: PlaceName[] = areas.flatMap((area) =>
  localeCodes
    .flatMap((locale) => area.texts[locale]?.name ?? [])
    .concat(area.alsoCalled ?? [])
    .map((name) => ({ name, area: area.id })),
);

const normalized = (name: string) =>
  tokensOf(name)
    .map((token) => token.normalized)
    .join(" ");

const areaOf = (id: string | undefined): Area | undefined => areas.find((area) => area.id === id);

function byName(): PlaceName[][] {
  const groups = new Map<string, PlaceName[]>();
  for (const one of [...areaNames, ...placeNames])
    groups.set(normalized(one.name), [...(groups.get(normalized(one.name)) ?? []), one]);
  return [...groups.values()];
}

/** All names of places. Places with the same name are one: Business Bay is a district and an area. */
export const searchPlaces: readonly SearchPlace[] = byName().map((group) => {
  const ofPlaces = [...new Set(group.flatMap(({ place }) => place ?? []))];
  const ofAreas = [...new Set(group.flatMap(({ area }) => area ?? []))];
  return {
    name: shortName(group[0]?.name ?? ""),
    places: ofPlaces,
    areas: ofAreas,
    position:
      ofPlaces.flatMap((id) => placePosition(id) ?? [])[0] ??
      ofAreas.flatMap((id) => areaOf(id)?.position ?? [])[0],
  };
});

const arabicLetters = /\p{Script=Arabic}/u;

/**
 * The name of a place on a page: the matched name if it has the page's letters, otherwise the translated
 * one.
 */
export function placeLabel(
  locale: Locale,
  { name, places: [place], areas: [id] }: SearchPlace,
): string {
  const isRightScript = arabicLetters.test(name) === (locale === "ar");
  if (isRightScript) return name;
  if (place) return shortName(placeName(locale, place));
  const area = areaOf(id);
  return area?.texts[locale] ? textsIn(area, locale).name : name;
}

export const isWide = ({ places }: SearchPlace): boolean => places.some((id) => wide.has(id));

/** Whether a property is at a place. All properties are in Dubai. */
export const isAt = (place: SearchPlace, property: Property): boolean =>
  isWide(place) ||
  place.places.some((id) => id === property.place || id === property.district) ||
  place.areas.includes(property.area);

/** Whether a project is at a place: "Al Marjan Island, Ras Al Khaimah" is also in Ras Al Khaimah. */
export function isProjectAt({ places }: SearchPlace, { place }: Project): boolean {
  const name = placeName("en", place);
  return places.some(
    (id) => id === "emirates" || id === place || name.endsWith(`, ${placeName("en", id)}`),
  );
}

const positionOf = (property: Property): Position | undefined =>
  property.position ?? placePosition(property.district) ?? areaOf(property.area)?.position;

/**
 * The distance of a property from the nearest of some places, in kilometres; undefined if it is not known.
 */
export function kilometresFrom(
  places: readonly SearchPlace[],
  property: Property,
): { kilometres: number; place: SearchPlace } | undefined {
  const from = positionOf(property);
  if (!from) return undefined;
  return places
    .flatMap((place) =>
      place.position && !isWide(place)
        ? [{ kilometres: distanceBetween(from, place.position), place }]
        : [],
    )
    .toSorted((one, other) => one.kilometres - other.kilometres)[0];
}
