import type { Area } from "~/content/areas";
import type { Article } from "~/content/articles";
import type { Project } from "~/content/projects";
import { priceOrYearlyRent, type Property } from "~/content/properties";
import type { Site } from "~/site/site";
import type { Criterion, Range } from "./parse";
import {
  isPropertyAt,
  isProjectAt,
  containsAllProperties,
  nearestPlace,
  type SearchPlace,
} from "./places";
import { isIn, isPriceIn } from "./ranges";
import { findText, searchFields } from "./text-index";

/** The maximum distance of a nearby property, in kilometres: the Marina is 10 km from the Burj Al Arab. */
const maxNearbyKm = 10;

/** The maximum distance of the closest properties, in kilometres. */
const maxClosestKm = 40;

const maxResultLinks = 6;

type PriceRange = Extract<Criterion, { kind: "price" }>;

export interface PropertyFilter {
  /** The criterion, if it is from the text. */
  criterion?: Criterion;
  /** The range of prices, if it is chosen in the panel. */
  price?: PriceRange;
  matches: (property: Property) => boolean;
}

/** Returns a check for a criterion. It searches the index once for all properties. */
export function propertyPredicate(
  site: Site,
  criterion: Criterion,
): (property: Property) => boolean {
  switch (criterion.kind) {
    case "bedrooms":
    case "bathrooms":
      return (property) => isIn(criterion, property[criterion.kind]);
    case "price":
      return (property) => isPriceIn(site, criterion, property);
    case "area":
      return ({ areaSqFt }) => isIn(criterion, areaSqFt);
    case "not": {
      const isMet = propertyPredicate(site, criterion.criterion);
      return (property) => !isMet(property);
    }
    case "type":
      return ({ type }) => criterion.types.includes(type);
    case "purpose":
      return ({ purpose }) => purpose === criterion.purpose;
    case "place":
      return (property) => criterion.places.some((place) => isPropertyAt(place, property));
    // All properties are ready.
    case "offPlan":
      return () => false;
    case "view": {
      const isFound = findText([criterion], searchFields.view);
      return ({ id }) => isFound("property", id);
    }
    case "text":
    default: {
      const isFound = findText([criterion]);
      return ({ id }) => isFound("property", id);
    }
  }
}

export const matchesAll = (filters: readonly PropertyFilter[], property: Property): boolean =>
  filters.every(({ matches }) => matches(property));

/** The criteria that are searched in the index. */
const textCriteriaOf = (filters: readonly Pick<PropertyFilter, "criterion">[]) =>
  filters.flatMap(({ criterion }) =>
    criterion?.kind === "text" || criterion?.kind === "view" ? [criterion] : [],
  );

const placesOf = (filters: readonly Pick<PropertyFilter, "criterion">[]): readonly SearchPlace[] =>
  filters.flatMap(({ criterion }) => (criterion?.kind === "place" ? criterion.places : []));

/** The properties, those whose names have all words of the query first. */
export function nameMatchesFirst(
  filters: readonly PropertyFilter[],
  properties: readonly Property[],
): Property[] {
  const texts = textCriteriaOf(filters);
  if (texts.length === 0) return [...properties];
  const isNamed = findText(texts, searchFields.names);
  return properties.toSorted(
    (one, other) => Number(isNamed("property", other.id)) - Number(isNamed("property", one.id)),
  );
}

export interface NearProperty {
  property: Property;
  place: SearchPlace;
  kilometres: number;
}

/** Properties near the places of a query that meet all other criteria, the nearest first. */
export function nearProperties(
  filters: readonly PropertyFilter[],
  list: readonly Property[],
): NearProperty[] {
  const places = placesOf(filters);
  const others = filters.filter(({ criterion }) => criterion?.kind !== "place");
  return list
    .filter((property) => !matchesAll(filters, property) && matchesAll(others, property))
    .flatMap((property) => {
      const distance = nearestPlace(places, property);
      return distance && distance.kilometres <= maxNearbyKm ? [{ property, ...distance }] : [];
    })
    .toSorted((one, other) => one.kilometres - other.kilometres);
}

/** A property that meets some filters, and those that it does not meet. */
export interface ClosestProperty<Filter> {
  property: Property;
  unmet: readonly Filter[];
}

/** The distance of a number from a range, relative to it; 0 inside. */
const gapTo = ({ min = 0, max = Infinity }: Range, value: number): number =>
  value < min ? (min - value) / min : value > max ? (value - max) / Math.max(max, 1) : 0;

/** The price range of a filter, from the text or from the panel. */
const priceRangeOf = ({ criterion, price }: PropertyFilter): PriceRange | undefined =>
  criterion?.kind === "price" ? criterion : price;

/** The distance of a property from a numeric criterion; undefined for others. */
function gapOf({ format }: Site, filter: PropertyFilter, property: Property): number | undefined {
  const { criterion } = filter;
  if (criterion?.kind === "bedrooms" || criterion?.kind === "bathrooms")
    return gapTo(criterion, property[criterion.kind]);
  if (criterion?.kind === "area") return gapTo(criterion, property.areaSqFt);
  const price = priceRangeOf(filter);
  const rate = price && format.dirhamsPer(price.currency);
  return rate && gapTo(price, priceOrYearlyRent(property) / rate);
}

const sumOf = (gaps: readonly (number | undefined)[]): number =>
  gaps.reduce<number>((sum, gap) => sum + (gap ?? 0), 0);

/**
 * The properties that are closest to a query: with the fewest unmet filters, then with the closest price,
 * then the nearest, then with the closest numbers. Properties that meet no filter are left out, unless they are near the place or
 * the unmet filter is numeric.
 *
 * @param limit the maximum number
 */
export function closestProperties<Filter extends PropertyFilter>(
  site: Site,
  filters: readonly Filter[],
  list: readonly Property[],
  limit: number,
): ClosestProperty<Filter>[] {
  const places = placesOf(filters);
  return list
    .map((property) => {
      const unmet = filters.filter(({ matches }) => !matches(property));
      const gaps = unmet.map((filter) => gapOf(site, filter, property));
      const kilometres = nearestPlace(places, property)?.kilometres ?? Infinity;
      const isAnswer =
        unmet.length < filters.length ||
        kilometres <= maxClosestKm ||
        gaps.every((gap) => gap !== undefined);
      const gap = sumOf(gaps);
      const prices = unmet.filter((filter) => priceRangeOf(filter) !== undefined);
      const priceGap = sumOf(prices.map((filter) => gapOf(site, filter, property)));
      return { property, unmet, kilometres, gap, priceGap, isAnswer };
    })
    .filter(({ isAnswer }) => isAnswer)
    .toSorted(
      (one, other) =>
        one.unmet.length - other.unmet.length ||
        one.priceGap - other.priceGap ||
        (one.kilometres === other.kilometres ? 0 : one.kilometres - other.kilometres) ||
        one.gap - other.gap,
    )
    .slice(0, limit);
}

/** The projects of a query, by place and words. Their rooms and prices are not searched. */
export function findProjects(
  filters: readonly PropertyFilter[],
  list: readonly Project[],
): readonly Project[] {
  const texts = textCriteriaOf(filters);
  const places = placesOf(filters);
  const asksForRent = filters.some(
    ({ criterion }) => criterion?.kind === "purpose" && criterion.purpose === "rent",
  );
  const asksForProjects = filters.some(({ criterion }) => criterion?.kind === "offPlan");
  if (asksForRent || (texts.length === 0 && places.length === 0 && !asksForProjects)) return [];
  const isFound = findText(texts);
  return list
    .filter(
      (project) =>
        (texts.length === 0 || isFound("project", project.id)) &&
        (places.length === 0 || places.some((place) => isProjectAt(place, project))),
    )
    .slice(0, asksForProjects ? Infinity : maxResultLinks);
}

/** The area guides of a query: those of its places, or with its words. */
export function findAreas(
  filters: readonly PropertyFilter[],
  list: readonly Area[],
): readonly Area[] {
  const texts = textCriteriaOf(filters);
  const places = placesOf(filters).filter((place) => !containsAllProperties(place));
  if (places.length > 0)
    return list.filter(({ id }) => places.some(({ areaIds }) => areaIds.includes(id)));
  if (texts.length === 0) return [];
  const isFound = findText(texts);
  return list.filter(({ id }) => isFound("area", id)).slice(0, maxResultLinks);
}

export function findArticles(
  filters: readonly PropertyFilter[],
  list: readonly Article[],
): readonly Article[] {
  const texts = textCriteriaOf(filters);
  if (texts.length === 0) return [];
  const isFound = findText(texts);
  return list.filter(({ id }) => isFound("article", id)).slice(0, maxResultLinks);
}
