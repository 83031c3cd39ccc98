import { isOffered, priceOrYearlyRent, type Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import type { SitePath } from "~/locale";
import type { Site } from "~/site/site";

/**
 * Finds a property by the id in its path.
 *
 * @param list to search, such as the advertised properties
 * @param id as in /property/{id}
 * @returns undefined if the list does not have it
 */
export const findProperty = (list: readonly Property[], id: string): Property | undefined =>
  list.find((property) => property.id === id);

/** The link to the guide of a property's area; undefined without a guide. */
export function areaGuide(
  { advertised, locale, messages }: Site,
  { area }: Property,
): { text: string; to: SitePath } | undefined {
  const guide = advertised.areas.find(({ id }) => id === area);
  if (!guide) return undefined;
  return {
    text: interpolate(messages.property.place.guide, { area: textsIn(guide, locale).name }),
    to: `/areas/${area}`,
  };
}

export const propertyPath = ({ id }: Pick<Property, "id">): SitePath => `/property/${id}`;

/**
 * The properties of one status, in their order.
 *
 * @param list of advertised properties
 * @param status `listed` for /buy and Luxury Properties, `exclusive` for Exclusives
 */
export function propertiesWithStatus(
  list: readonly Property[],
  status: "listed" | "exclusive",
): readonly Property[] {
  return list.filter((property) => property.status === status);
}

/** How many times the price of one property is doubled for that of the other. */
const priceDoublings = (property: Property, other: Property) =>
  Math.abs(Math.log2(priceOrYearlyRent(other) / priceOrYearlyRent(property)));

/** Whether a property is of another's purpose and type, and at most twice as dear or half as dear. */
export const isSimilar = (property: Property, other: Property): boolean =>
  other.purpose === property.purpose &&
  other.type === property.type &&
  priceDoublings(property, other) <= 1;

/** Lower is more similar. Another type or district is as far as a price that is twice as high. */
const distance = (property: Property, other: Property) =>
  (other.purpose === property.purpose ? priceDoublings(property, other) : 0) +
  Number(other.type !== property.type) +
  Number(other.district !== property.district) +
  Number(Math.abs(other.bedrooms - property.bedrooms) > 1);

const maxSimilar = 2;

/**
 * The properties on offer that are most similar to one, the most similar first, without that one. Rents are beside sales
 * only if there is nothing else.
 */
export function similarProperties(property: Property, list: readonly Property[]): Property[] {
  const others = list.filter((other) => other.id !== property.id && isOffered(other));
  const ofPurpose = others.filter(({ purpose }) => purpose === property.purpose);
  return (ofPurpose.length > 0 ? ofPurpose : others)
    .toSorted((a, b) => distance(property, a) - distance(property, b))
    .slice(0, maxSimilar);
}
