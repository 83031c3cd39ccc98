// oxlint-disable-next-line no-restricted-imports -- The names of areas are no advertisement.
import { type Area, areas } from "~/content/areas";
import { allPlaces, placeName, placePosition, shortName } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { distanceBetween, type Position } from "~/features/map/projection";
import { hasArabicLetters, localeCodes } from "~/locale";
import type { Site } from "~/site/site";
import { tokensOf } from "./normalize";

/** A place in queries: a district, an area with a guide, a landmark, or several with the same name. */
export interface SearchPlace {
  name: string;
  placeIds: readonly string[];
  areaIds: readonly string[];
  position: Position | undefined;
}

/** Places that contain all properties: no property is near them. */
const allPropertiesPlaceIds = new Set(["dubai", "emirates"]);

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

const namesByText = Map.groupBy([...areaNames, ...placeNames], ({ name }) => normalized(name));

/** All names of places. Places with the same name are one: Business Bay is a district and an area. */
export const searchPlaces: readonly SearchPlace[] = [...namesByText.values()].map((group) => {
  const placeIds = [...new Set(group.flatMap(({ place }) => place ?? []))];
  const areaIds = [...new Set(group.flatMap(({ area }) => area ?? []))];
  return {
    name: shortName(group[0]?.name ?? ""),
    placeIds,
    areaIds,
    position:
      placeIds.flatMap((id) => placePosition(id) ?? [])[0] ??
      areaIds.flatMap((id) => areaOf(id)?.position ?? [])[0],
  };
});

/**
 * The name of a place on a page: the matched name if it has the page's letters, otherwise the translated
 * one.
 */
export function placeLabel(
  { locale }: Site,
  { name, placeIds: [place], areaIds: [id] }: SearchPlace,
): string {
  const isRightScript = hasArabicLetters(name) === (locale === "ar");
  if (isRightScript) return name;
  if (place) return shortName(placeName(locale, place));
  const area = areaOf(id);
  return area?.texts[locale] ? textsIn(area, locale).name : name;
}

export const containsAllProperties = ({ placeIds }: SearchPlace): boolean =>
  placeIds.some((id) => allPropertiesPlaceIds.has(id));

/** Whether a property is at a place. All properties are in Dubai. */
export const isPropertyAt = (place: SearchPlace, property: Property): boolean =>
  containsAllProperties(place) ||
  place.placeIds.some((id) => id === property.place || id === property.district) ||
  place.areaIds.includes(property.area);

/** Whether a project is at a place: "Al Marjan Island, Ras Al Khaimah" is also in Ras Al Khaimah. */
export function isProjectAt({ placeIds }: SearchPlace, { place }: Project): boolean {
  const name = placeName("en", place);
  return placeIds.some(
    (id) => id === "emirates" || id === place || name.endsWith(`, ${placeName("en", id)}`),
  );
}

/** The position of a property; without one of its own, that of its district or area. */
export const positionOf = (property: Property): Position | undefined =>
  property.position ?? placePosition(property.district) ?? areaOf(property.area)?.position;

/** The nearest of some places to a property, with its distance; undefined if no distance is known. */
export function nearestPlace(
  places: readonly SearchPlace[],
  property: Property,
): { kilometres: number; place: SearchPlace } | undefined {
  const from = positionOf(property);
  if (!from) return undefined;
  return places
    .flatMap((place) =>
      place.position && !containsAllProperties(place)
        ? [{ kilometres: distanceBetween(from, place.position), place }]
        : [],
    )
    .toSorted((one, other) => one.kilometres - other.kilometres)[0];
}
