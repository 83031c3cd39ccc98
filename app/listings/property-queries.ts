import { isOffered, type Property } from "~/content/properties";
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

const similarityScore = (property: Property, other: Property) =>
  3 * Number(other.purpose === property.purpose) +
  2 * Number(other.type === property.type) +
  2 * Number(other.district === property.district) +
  Number(Math.abs(other.bedrooms - property.bedrooms) <= 1);

const maxSimilar = 2;

/**
 * The properties on offer that are most similar to one, without that one. Rents are beside sales only if there is nothing
 * else.
 */
export function similarProperties(property: Property, list: readonly Property[]): Property[] {
  const others = list.filter((other) => other.id !== property.id && isOffered(other));
  const ofPurpose = others.filter(({ purpose }) => purpose === property.purpose);
  return (ofPurpose.length > 0 ? ofPurpose : others)
    .toSorted((a, b) => similarityScore(property, b) - similarityScore(property, a))
    .slice(0, maxSimilar);
}
