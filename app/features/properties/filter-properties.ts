import type { Words } from "~/content/contract/words";
// oxlint-disable-next-line no-restricted-imports -- Which areas lie beside each other is no advertisement.
import { areas } from "~/data/areas";
import type { Property } from "~/data/properties";
import { toDollars } from "~/format/money";
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

/** Letters and digits alone, so that "al-soufuh" finds Al Soufuh. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words that places are looked for in. */
export type PlaceWords = Pick<Words, "properties" | "areas">;

/** What says where a property stands, its area's guide included. */
function ownPlaces({ properties: words, areas: guides }: PlaceWords, property: Property) {
  const { title, whereabouts } = words.items[property.id];
  const district = words.places[property.district];
  return [
    title,
    locationOf(words, property),
    district,
    whereabouts,
    guides.items[property.area].name,
  ];
}

/** The names of the areas beside a property's own. */
function placesBeside({ areas: guides }: PlaceWords, property: Property) {
  const own = areas.find(({ id }) => id === property.area);
  return own?.neighbours.map((id) => guides.items[id].name) ?? [];
}

function names(places: readonly string[], asked: string) {
  const known = wordsOf(places.join(" "));
  return wordsOf(asked).every((word) => known.some((one) => one.startsWith(word)));
}

/** Those that stand at a place, then those whose area lies beside it, as the guides say. */
function near(words: PlaceWords, list: readonly Property[], asked: string): Property[] {
  const there = list.filter((property) => names(ownPlaces(words, property), asked));
  const beside = list.filter(
    (property) => !there.includes(property) && names(placesBeside(words, property), asked),
  );
  return [...there, ...beside];
}

const hasBedrooms = (property: Property, count: NonNullable<Filters["bedrooms"]>) =>
  count === "4+" ? property.bedrooms >= 4 : property.bedrooms === Number(count);

/**
 * The properties that a visitor looks for, in the order they asked for; those alike stand as before.
 * Price bands are in dollars and compared at the peg; of a rent, its amount as stated counts.
 *
 * What stands at a place comes before what stands beside it.
 */
export function filterProperties(
  words: PlaceWords,
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
  const placed = location ? near(words, found, location) : found;
  return sort ? placed.toSorted(compare[sort]) : placed;
}
