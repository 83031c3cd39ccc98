// oxlint-disable-next-line no-restricted-imports -- Which areas lie beside each other is no advertisement.
import { type Area, areas } from "~/content/areas";
import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { isFound } from "~/features/search/search-words";
import { toDollars } from "~/format/money";
import type { Locale } from "~/locale";
import type { Words } from "~/messages/contract/words";
import type { Filters } from "./filters";
import { locationOf } from "./property-facts";

/** In US dollars, both ends included: a property at a limit is found from either side. */
export const priceBands: Record<NonNullable<Filters["price"]>, { from: number; to: number }> = {
  "up-to-500k": { from: 0, to: 500_000 },
  "500k-1m": { from: 500_000, to: 1_000_000 },
  "1m-2m": { from: 1_000_000, to: 2_000_000 },
  "2m+": { from: 2_000_000, to: Number.POSITIVE_INFINITY },
};

const compare: Record<NonNullable<Filters["sort"]>, (a: Property, b: Property) => number> = {
  "price-up": (a, b) => a.aed - b.aed,
  "price-down": (a, b) => b.aed - a.aed,
  "size-up": (a, b) => a.areaSqFt - b.areaSqFt,
  "size-down": (a, b) => b.areaSqFt - a.areaSqFt,
};

function isInBand({ aed, usd }: Property, band: NonNullable<Filters["price"]>) {
  const { from, to } = priceBands[band];
  const price = usd ?? toDollars(aed);
  return price >= from && price <= to;
}

/** A language that places are looked for in. */
export interface PlaceLanguage {
  locale: Locale;
  words: Pick<Words, "properties">;
}

/** An area's name in a language, and what it is also called. */
const areaNames = ({ locale }: PlaceLanguage, area: Area) => [
  textsIn(area, locale).name,
  ...(area.alsoCalled ?? []),
];

const areaOf = (property: Property) => areas.find(({ id }) => id === property.area);

/** What says where a property is, its area's names included. */
function ownPlaces(language: PlaceLanguage, property: Property) {
  const { locale, words } = language;
  const { title, whereabouts = "" } = textsIn(property, locale);
  const area = areaOf(property);
  return [
    title,
    locationOf(locale, words.properties, property),
    placeName(locale, property.district),
    whereabouts,
    ...(area ? areaNames(language, area) : []),
  ];
}

/** The names of the areas beside a property's own. */
function placesBeside(language: PlaceLanguage, property: Property) {
  const neighbours = areaOf(property)?.neighbours ?? [];
  return areas
    .filter(({ id }) => neighbours.includes(id))
    .flatMap((area) => areaNames(language, area));
}

/** Those at a place, then those whose area is beside it, as the guides say. */
function near(
  languages: readonly PlaceLanguage[],
  list: readonly Property[],
  asked: string,
): Property[] {
  const named = (names: typeof ownPlaces, property: Property) =>
    isFound(
      languages.flatMap((language) => names(language, property)),
      asked,
    );
  const there = list.filter((property) => named(ownPlaces, property));
  const beside = list.filter(
    (property) => !there.includes(property) && named(placesBeside, property),
  );
  return [...there, ...beside];
}

const hasBedrooms = (property: Property, count: NonNullable<Filters["bedrooms"]>) =>
  count === "4+" ? property.bedrooms >= 4 : property.bedrooms === Number(count);

/**
 * The properties that a visitor looks for, in the order they asked for; those alike stand as before.
 * Price bands are in dollars and compared at the peg; of a rent, its amount as stated counts.
 *
 * What is at a place comes before what is beside it.
 *
 * @param languages the words in which a place may be named: the page's own, and English
 */
export function filterProperties(
  languages: readonly PlaceLanguage[],
  list: readonly Property[],
  filters: Filters,
): Property[] {
  const { type, bedrooms, price, location, for: purpose, sort } = filters;
  const found = list.filter(
    (property) =>
      (!type || property.type === type) &&
      (!bedrooms || hasBedrooms(property, bedrooms)) &&
      (!price || isInBand(property, price)) &&
      (!purpose || property.purpose === purpose),
  );
  const placed = location ? near(languages, found, location) : found;
  return sort ? placed.toSorted(compare[sort]) : placed;
}
